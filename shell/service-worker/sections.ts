import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import type { PublishedCode } from '../src/offline/messages.ts';
import { limitCache } from './limitCache.ts';

const networkTimeoutSeconds = 4;

const sectionsCache = 'sections';
const registryCache = 'registry';
const picturesCache = 'pictures';

/** Whether a file is immutable because its URL contains its version. */
function isVersioned(url: URL): boolean {
  // A retry has a query string, to bypass all caches.
  return url.search === '' && /\/(static\/.+|remoteEntry\.js)$/.test(url.pathname);
}

const isRegistry = ({ origin, pathname }: URL) =>
  origin === self.location.origin && pathname === '/registry.json';

/** The cache of a file that the page loaded before the worker was active, if it is cached at all. */
export function cacheNameFor(url: URL): string | undefined {
  if (isVersioned(url)) return sectionsCache;
  if (isRegistry(url)) return registryCache;
  const isPicture = /\.(avif|jpg|png|svg|webp)$/.test(url.pathname) && url.search === '';
  return isPicture && url.origin === self.location.origin ? picturesCache : undefined;
}

/** The sections' code, the registry, and pictures. */
export function routeSections(): void {
  registerRoute(
    ({ url }) => isRegistry(url),
    new NetworkFirst({ cacheName: registryCache, networkTimeoutSeconds }),
  );
  registerRoute(
    ({ url }) => isVersioned(url),
    new CacheFirst({
      cacheName: sectionsCache,
      matchOptions: { ignoreVary: true },
      plugins: [limitCache(300)],
    }),
  );
  registerRoute(
    ({ url, request }) =>
      url.origin === self.location.origin && request.destination === 'image' && url.search === '',
    // Pictures have no version: served from the cache, and updated for the next visit.
    new StaleWhileRevalidate({ cacheName: picturesCache, plugins: [limitCache(40)] }),
  );
}

/**
 * Caches the registry, which a rendered page does not read, and the code that it names, and deletes that of versions
 * which it no longer names. Versions never change, so that only new ones are fetched.
 */
export async function keepSections({ files, folders }: PublishedCode): Promise<void> {
  const sections = await caches.open(sectionsCache);
  for (const { url } of await sections.keys()) {
    if (!folders.some((folder) => url.startsWith(folder))) await sections.delete(url);
  }
  const missing = await Promise.all(
    files.map(async (url) => ((await sections.match(url, { ignoreVary: true })) ? [] : [url])),
  );
  const registry = await caches.open(registryCache);
  // A new version is named by another registry.
  if (missing.flat().length > 0 || !(await registry.match('/registry.json')))
    await registry.add(new Request('/registry.json', { cache: 'no-cache' }));
  await Promise.allSettled(
    missing.flat().map((url) => sections.add(new Request(url, { mode: 'cors' }))),
  );
}
