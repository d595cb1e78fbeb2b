/**
 * The address if a link may have it (`http:`, `https:` or of this site), else undefined. Data and
 * assistant replies are hostile until checked here: `javascript:`, `data:` and addresses with
 * credentials never become links.
 */
export function safeHref(address: string | null | undefined): string | undefined {
  const text = address?.trim();
  if (!text) return undefined;
  try {
    const url = new URL(text, 'https://same-site.invalid');
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
    if (url.username || url.password) return undefined;
    const sameSite = url.host === 'same-site.invalid';
    // "//host" and "\host" are other sites in a relative disguise.
    if (sameSite && !/^\/(?![/\\])/.test(text)) return undefined;
    return sameSite ? `${url.pathname}${url.search}${url.hash}` : url.href;
  } catch {
    return undefined;
  }
}
