import { defaultLanguage } from 'shared/contract';
import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { storedLanguage } from './language.ts';
import { limitCache } from './limitCache.ts';

const networkTimeoutSeconds = 4;

/** Pages: from the network, else from the cache, else the precached frame, which renders any route. */
export function routePages(): void {
  const visited = new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds,
    plugins: [
      {
        requestWillFetch: async ({ request }) => withLanguage(request),
        // Other search parameters do not change the HTML.
        cacheKeyWillBeUsed: async ({ request }) => {
          const url = new URL((await withLanguage(request)).url);
          const language = url.searchParams.get('lang');
          return url.origin + url.pathname + (language ? `?lang=${language}` : '');
        },
      },
      limitCache(60),
    ],
  });
  registerRoute(
    new NavigationRoute(async (options) => {
      try {
        return await visited.handle(options);
      } catch (error) {
        const frame = await matchPrecache('/index.html');
        if (frame) return frame;
        throw error;
      }
    }),
  );
}

/** Requests the HTML in the language that the visitor chose, so that the page does not change it on load. */
async function withLanguage(request: Request): Promise<Request> {
  const url = new URL(request.url);
  const language = await storedLanguage();
  if (!language || language === defaultLanguage || url.searchParams.has('lang')) return request;
  url.searchParams.set('lang', language);
  // The browser follows redirects itself, as without a worker.
  return new Request(url, { headers: request.headers, redirect: 'manual' });
}
