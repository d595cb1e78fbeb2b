/**
 * The heading of the section that the hash names, else of the page.
 *
 * @param hash As in a URL: `#eventi`.
 */
export function headingAt(hash: string): HTMLElement | null {
  const named = hash ? document.getElementById(hash.slice(1)) : null;
  const section = named?.closest('main section');
  return section?.querySelector('h2') ?? document.querySelector<HTMLElement>('main h1');
}
