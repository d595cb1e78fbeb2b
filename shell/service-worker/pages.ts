import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { keepAtMost } from './keepAtMost.ts';
import { notedLanguage } from './language.ts';

/** How long the network may take before the device's copy is shown, in seconds. */
const patience = 4;

/** The page that was visited, else the frame alone: it draws whatever the address names. */
export function routePages(): void {
  const visited = new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: patience,
    plugins: [
      // What is typed into a search is in the address too; the page is the same.
      {
        requestWillFetch: async ({ request }) => inOwnLanguage(request),
        cacheKeyWillBeUsed: async ({ request }) => {
          const url = new URL((await inOwnLanguage(request)).url);
          const language = url.searchParams.get('lang');
          return url.origin + url.pathname + (language ? `?lang=${language}` : '');
        },
      },
      keepAtMost(60),
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

/**
 * An address without a language has Italian HTML. Whoever reads the site in English gets the English
 * one from the worker, and need not see the page change its language once the scripts run.
 */
async function inOwnLanguage(request: Request): Promise<Request> {
  const url = new URL(request.url);
  const language = await notedLanguage();
  if (!language || language === 'it' || url.searchParams.has('lang')) return request;
  url.searchParams.set('lang', language);
  // A host that redirects answers the visitor's own navigation, as it would without a worker.
  return new Request(url, { headers: request.headers, redirect: 'manual' });
}
