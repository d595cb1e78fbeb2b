import { safeHref } from 'shared/format';

/**
 * The address of a photo, if the page may load it. A photo on another host would tell that host who
 * visits the page, and the page's policy refuses it: it is not even asked for.
 *
 * @param origins Where pictures may come from: this site and its backend.
 */
export function photoAddress(url: string | null, origins: readonly string[]): string | undefined {
  const address = safeHref(url);
  if (address === undefined || address.startsWith('/')) return address;
  return origins.includes(new URL(address).origin) ? address : undefined;
}
