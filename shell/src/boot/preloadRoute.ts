import type { ViewAddress } from 'shared/contract';
import type { PublishedFile, Registry } from 'shared/registry';
import { matchPath } from 'shared/runtime';
import { homeSections, pages } from '../composition.ts';
import { currentRegistry } from '../federation/registry.ts';

/** Starts reading the registry; whoever needs it later finds the same answer. */
export function fetchRegistry(): Promise<Registry | undefined> {
  // A registry that cannot be read is said by each section's own place.
  return currentRegistry().catch(() => undefined);
}

/** The first remote that the visitor will see on this address. */
function firstView(pathname: string): ViewAddress | undefined {
  if (pathname === '/') return homeSections[0]?.view;
  return pages.find((page) => matchPath(page.path, pathname))?.view;
}

/** Asks for everything that the route's remote runs first, at once and not one after the other. */
export async function preloadRoute(
  registry: Promise<Registry | undefined>,
  pathname: string,
): Promise<void> {
  const view = firstView(pathname);
  const live = view && (await registry)?.remotes.get(view.remote);
  if (!live) return;
  preload(live.entry);
  for (const file of live.preload[view.module] ?? []) preload(file);
}

function preload(file: PublishedFile): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.url.endsWith('.css') ? 'style' : 'script';
  link.href = file.url;
  link.crossOrigin = 'anonymous';
  if (file.integrity) link.integrity = file.integrity;
  document.head.append(link);
}
