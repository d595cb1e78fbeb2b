import type { Loader, PageAddress } from 'shared/contract';

/**
 * How long a view waits for its data, in milliseconds: what has been asked for early takes a moment to
 * be read; what is still on its way is waited for by the view itself, which knows how to show that.
 */
const patience = 100;

/** Begins to read what a view shows first, and resolves when it is there or after a moment. */
export async function loaderData(loader: Loader | undefined, at?: PageAddress): Promise<void> {
  if (!loader || !at) return;
  const moment = new Promise((resolve) => setTimeout(resolve, patience));
  // The view reads again what could not be read, and says so.
  const read = async () => loader(at);
  await Promise.race([read().catch(() => undefined), moment]);
}
