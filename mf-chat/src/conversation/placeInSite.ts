import { safeHref } from 'shared/format';

/**
 * The place in this site that an address names, which opens where the visitor is: `/guide/burocrazia`.
 *
 * @returns undefined for what is elsewhere, and for files, which open beside the page.
 */
export function placeInSite(address: string): string | undefined {
  const href = safeHref(address);
  const isFile = /\.\w+$/.test(href?.split(/[?#]/)[0] ?? '');
  return href?.startsWith('/') && !isFile ? href : undefined;
}
