const storageKey = 'chat-session';

let remembered: string | undefined;

/** 128 random bits; `crypto.randomUUID` is missing where the page is not served securely. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function stored(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * The id of this tab's conversation: random, the same until the tab is closed, never tied to a
 * person. It is made when the first question is sent. Where the browser refuses to store it, it
 * lasts as long as the page.
 */
export function sessionId(): string {
  remembered ??= stored();
  if (remembered !== undefined) return remembered;
  remembered = randomId();
  try {
    sessionStorage.setItem(storageKey, remembered);
  } catch {
    // Private mode: the page's own memory has to do.
  }
  return remembered;
}
