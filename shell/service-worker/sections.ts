import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { keepAtMost } from './keepAtMost.ts';

/** As long as the page itself would wait, in seconds. */
const patience = 4;

const sectionsCache = 'sections';
const registryCache = 'registry';
const picturesCache = 'pictures';

/** A file whose address says its version: it is the same for ever. */
export function isVersioned(url: URL): boolean {
  // A retry asks past whatever went wrong, this cache included.
  return url.search === '' && /\/(static\/.+|remoteEntry\.js)$/.test(url.pathname);
}

const isRegistry = ({ origin, pathname }: URL) =>
  origin === self.location.origin && pathname === '/registry.json';

/** Where a file is kept that the page loaded before this worker was there, if it is to be. */
export function cacheOf(url: URL): string | undefined {
  if (isVersioned(url)) return sectionsCache;
  if (isRegistry(url)) return registryCache;
  const isPicture = /\.(avif|jpg|png|svg|webp)$/.test(url.pathname) && url.search === '';
  return isPicture && url.origin === self.location.origin ? picturesCache : undefined;
}

/** The code of the sections, and the list of what is live. */
export function routeSections(): void {
  registerRoute(
    ({ url }) => isRegistry(url),
    new NetworkFirst({ cacheName: registryCache, networkTimeoutSeconds: patience }),
  );
  registerRoute(
    ({ url }) => isVersioned(url),
    new CacheFirst({
      cacheName: sectionsCache,
      matchOptions: { ignoreVary: true },
      plugins: [keepAtMost(300)],
    }),
  );
  registerRoute(
    ({ url, request }) =>
      url.origin === self.location.origin && request.destination === 'image' && url.search === '',
    // No version in their address: shown at once, and asked for again for the next time.
    new StaleWhileRevalidate({ cacheName: picturesCache, plugins: [keepAtMost(40)] }),
  );
}
