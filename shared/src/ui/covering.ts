import type { Location } from 'shared/runtime';

/**
 * State for the history entry of what covers this page, such as a panel: with it, both entries share one
 * scroll position, so that Back closes the panel and leaves the page where it is.
 */
export function covering({ key, pathname, hash, state }: Location) {
  return { covers: state?.covers ?? { key, pathname, hash } };
}
