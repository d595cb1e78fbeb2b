import type { PageLocation, ViewReference } from 'shared/contract';
import { loaderData } from './loaderData.ts';
import { type LoadedView, loadView } from './loadView.ts';
import { notifyRecovery } from './recovery.ts';

const loadedViews = new Map<string, LoadedView>();
const loadingViews = new Map<string, Promise<LoadedView>>();

/** Identifies a view in the cache. */
export function keyOf({ remote, module, view }: ViewReference): string {
  return `${remote}/${module}/${view}`;
}

export function cachedView(key: string): LoadedView | undefined {
  return loadedViews.get(key);
}

/**
 * Loads a view once, for all slots and prefetches that need it. A loaded view stays the same component,
 * even if its remote was connected again since: another copy would be mounted and lose what the visitor
 * has typed.
 *
 * @param at The location to load data for; without it only code is loaded.
 */
export function loadCachedView(reference: ViewReference, at?: PageLocation): Promise<LoadedView> {
  const key = keyOf(reference);
  const loaded = loadedViews.get(key);
  if (loaded) return Promise.resolve(loaded);
  const pending = loadingViews.get(key);
  if (pending) return pending;
  // A copy, because `location` may have changed before the loader runs.
  const dataLocation = at && { pathname: at.pathname, search: at.search };
  const isCurrent = () => loadingViews.get(key) === loading;
  const loading = loadView(reference, dataLocation)
    .then((view) => {
      if (isCurrent()) loadedViews.set(key, view);
      notifyRecovery(reference.remote);
      return view;
    })
    .finally(() => {
      if (isCurrent()) loadingViews.delete(key);
    });
  loadingViews.set(key, loading);
  return loading;
}

/**
 * Loads a view that is likely to be needed, and its data. A failure is not shown; the next request tries
 * again.
 */
export function prefetchView(reference: ViewReference, at?: PageLocation): void {
  const loaded = loadedViews.get(keyOf(reference));
  if (loaded) void loaderData(loaded.loader, at);
  else loadCachedView(reference, at).catch(() => undefined);
}

/** Removes a view, loaded or loading, so that the next request loads it again. */
export function forgetView(key: string): void {
  loadedViews.delete(key);
  loadingViews.delete(key);
}
