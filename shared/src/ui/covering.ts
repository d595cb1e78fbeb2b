import type { Location } from 'shared/runtime';
import { z } from 'zod';

/** The history is kept by the browser, and may have been written by an earlier version of the site. */
const coveringState = z.object({
  covers: z.object({ key: z.string(), pathname: z.string(), hash: z.string() }),
});

/** The page below a panel, or the location itself when nothing covers it. */
export function coveredPage({ key, pathname, hash, state }: Location) {
  return coveringState.safeParse(state).data?.covers ?? { key, pathname, hash };
}

/**
 * State for the history entry of what covers this page, such as a panel: with it, both entries share one
 * scroll position, so that Back closes the panel and leaves the page where it is.
 */
export function covering(location: Location) {
  return { covers: coveredPage(location) };
}
