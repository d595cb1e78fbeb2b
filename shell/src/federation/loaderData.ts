import type { Loader, PageLocation } from 'shared/contract';
import { queryClient } from 'shared/runtime';

/**
 * How long a view waits for its loader: enough for data that were prefetched. While others are being
 * fetched the view shows its own skeleton.
 */
const loaderTimeoutMs = 100;

/** Runs a view's loader, and resolves when it has finished, failed or timed out. */
export async function loaderData(loader: Loader | undefined, at?: PageLocation): Promise<void> {
  if (!loader || !at) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, loaderTimeoutMs));
  const load = async () => loader(at, queryClient);
  // A failed read is repeated and reported by the view.
  await Promise.race([load().catch(() => undefined), timeout]);
}
