/**
 * The heading that a visitor arrives at: that of the section which the hash names, else the page's.
 *
 * @param hash As in an address, `#eventi`; what names no section, such as the skip link's target,
 * leads to the page's heading.
 */
export function headingAt(hash: string): HTMLElement | null {
  const named = hash ? document.getElementById(hash.slice(1)) : null;
  const section = named?.closest('main section');
  return section?.querySelector('h2') ?? document.querySelector<HTMLElement>('main h1');
}
