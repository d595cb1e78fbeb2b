import type { ViewAddress } from 'shared/contract';
import type { PublishedFile, Registry } from 'shared/registry';
import { matchPath } from 'shared/runtime';
import { homeSections, pages } from '../composition.ts';
import { versionsFor } from '../federation/connection.ts';
import { currentRegistry } from '../federation/registry.ts';

/** As long as the remote entry itself may take, in milliseconds. */
const deadline = 8000;

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
  if (!view) return;
  const [version] = versionsFor(view.remote, (await registry)?.remotes.get(view.remote));
  if (!version) return;
  preload(version.entry);
  for (const file of version.preload[view.module] ?? []) preload(file);
}

/**
 * Brings a file into the browser's cache, where the script that needs it finds it, also half-way.
 *
 * Not by `<link rel="preload">`: such a request cannot be given up, and a section whose server hung
 * once would wait for it whenever it is asked for again.
 */
function preload(file: PublishedFile): void {
  const { url, integrity } = file;
  // With its hash: what is kept for offline use must be the published file too.
  const check = integrity === undefined ? {} : { integrity };
  fetch(url, { priority: 'high', signal: AbortSignal.timeout(deadline), ...check })
    .then((response) => response.arrayBuffer())
    .catch(() => {
      // Whoever needs the file says what is wrong with it.
    });
}
