import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { keepAtMost } from './keepAtMost.ts';

/** As long as the page itself would wait, in seconds. */
const patience = 4;

export const sectionsCache = 'sections';

/** A file whose address says its version: it is the same for ever. */
export function isVersioned(url: URL): boolean {
  // A retry asks past whatever went wrong, this cache included.
  return url.search === '' && /\/(static\/.+|remoteEntry\.js)$/.test(url.pathname);
}

/** The code of the sections, and the list of what is live. */
export function routeSections(): void {
  registerRoute(
    ({ url }) => url.origin === self.location.origin && url.pathname === '/registry.json',
    new NetworkFirst({ cacheName: 'registry', networkTimeoutSeconds: patience }),
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
    new StaleWhileRevalidate({ cacheName: 'pictures', plugins: [keepAtMost(40)] }),
  );
}
