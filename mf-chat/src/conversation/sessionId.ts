const storageKey = 'chat-session';

/** Used when the browser refuses to store the id. */
let cachedId: string | undefined;

/** 128 random bits; `crypto.randomUUID` exists in secure contexts only. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The id of this tab's conversation: random and never tied to a person. It is created with the first
 * question and lasts until the tab is closed, or until the page is left where storage is blocked.
 */
export function sessionId(): string {
  if (cachedId) return cachedId;
  try {
    const stored = sessionStorage.getItem(storageKey) ?? '';
    cachedId = /^[0-9a-f]{32}$/.test(stored) ? stored : randomId();
    sessionStorage.setItem(storageKey, cachedId);
  } catch {
    cachedId ??= randomId();
  }
  return cachedId;
}
