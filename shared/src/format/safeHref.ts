const base = 'https://same-site.invalid';

/**
 * The URL if a link may have it (`http:`, `https:` or a path of this site), else undefined. People also write
 * `www.example.it`, which is an `https:` address.
 * Data and assistant replies are hostile until checked here: `javascript:`, `data:`, URLs with
 * credentials and "//host", another site in a relative disguise, never become links.
 */
export function safeHref(url: string | null | undefined): string | undefined {
  const text = (url?.trim() ?? '').replace(/^www\.(?=[^/\s]+\.)/i, 'https://$&');
  const sameSite = /^\/(?![/\\])/.test(text);
  if (!sameSite && !/^https?:\/\//i.test(text)) return undefined;
  try {
    const url = new URL(text, base);
    if (url.username || url.password) return undefined;
    // "/.//host" is a path of this site only until it is written out.
    if (sameSite && (url.origin !== base || url.pathname.startsWith('//'))) return undefined;
    return sameSite ? `${url.pathname}${url.search}${url.hash}` : url.href;
  } catch {
    return undefined;
  }
}
