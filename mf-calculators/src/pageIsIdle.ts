import { queryClient } from 'shared/runtime';

/** Resolves when the page has nothing to read and the browser nothing to do. */
export async function pageIsIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    const cache = queryClient.getQueryCache();
    const check = () => {
      if (queryClient.isFetching() > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = cache.subscribe(check);
    check();
  });
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) {
    await new Promise((resolve) => window.requestIdleCallback(resolve));
  }
}
