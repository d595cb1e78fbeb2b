import type { Location } from 'shared/runtime';

const members = ['key', 'pathname', 'hash'] as const;
type Page = Record<(typeof members)[number], string>;

/**
 * The page below a panel, or the location itself when nothing covers it. The browser keeps the history, so an
 * earlier version of the site may have written the state.
 */
export function coveredPage({ key, pathname, hash, state }: Location): Page {
  const covered: unknown = state?.covers;
  return isPage(covered) ? covered : { key, pathname, hash };
}

/**
 * State for the history entry of what covers this page, such as a panel: with it, both entries share one
 * scroll position, so that Back closes the panel and leaves the page where it is.
 */
export function covering(location: Location) {
  return { covers: coveredPage(location) };
}

/** Without Zod, which the first files of the sections do not load otherwise. */
function isPage(value: unknown): value is Page {
  if (typeof value !== 'object' || value === null) return false;
  const known = new Map<string, unknown>(Object.entries(value));
  return members.every((name) => typeof known.get(name) === 'string');
}
