/** How much of a long text is shown. */
const maximumLength = 80;

/**
 * The first difference between the HTML of a section as it came from its server file and as the browser
 * renders it, in words. Attributes do not count: React does not compare them.
 *
 * @returns undefined when elements and texts are the same.
 */
export function difference(server: string, browser: string): string | undefined {
  const expected = tokensOf(server);
  const found = tokensOf(browser);
  const length = Math.max(expected.length, found.length);
  const at = Array.from({ length }, (_, index) => index).find(
    (index) => expected[index] !== found[index],
  );
  if (at === undefined) return undefined;
  const [one, other] = [expected[at], found[at]];
  const from = commonLength(one, other);
  const before = expected.slice(0, at).findLast((token) => !token.startsWith('<'));
  const context = before ? ` (after ${inWords(before, 0)})` : '';
  return `its server file renders ${inWords(one, from)}, the browser ${inWords(other, from)}${context}`;
}

/** Tags without their attributes, and the texts between them, in order. */
function tokensOf(html: string): string[] {
  const tokens = html
    // React separates texts by comments.
    .replace(/<!--[\s\S]*?-->/g, '')
    .match(/<\/?[a-z][\w-]*(?:"[^"]*"|[^">])*>|[^<]+/gi);
  return (tokens ?? []).map((token) => token.replace(/^(<\/?[a-z][\w-]*)[\s\S]*$/i, '$1>'));
}

function inWords(token: string | undefined, from: number): string {
  if (token === undefined) return 'nothing';
  if (token.startsWith('</')) return `the end of ${token.replace('/', '')}`;
  if (token.startsWith('<')) return token;
  if (token.length <= maximumLength) return `“${token}”`;
  const start = Math.max(0, from - maximumLength / 2);
  return `“${start > 0 ? '…' : ''}${token.slice(start, start + maximumLength)}…”`;
}

/** How many characters two texts have in common at their beginning. */
function commonLength(one = '', other = ''): number {
  const at = [...one].findIndex((character, index) => character !== other[index]);
  return at === -1 ? one.length : at;
}
