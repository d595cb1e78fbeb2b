import { defaultLanguage, inLanguage, languageParameter } from 'shared/contract';
import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { pagesCache as cacheName } from '../src/offline/messages.ts';
import { isPagePath } from '../src/routePaths.ts';
import { storedLanguage } from './language.ts';
import { limitCache } from './limitCache.ts';

const networkTimeoutSeconds = 4;

/**
 * The pages of the site's routes: from the network, else from the cache, else with other parameters from the cache,
 * else the precached frame. Other navigations pass by: a signed link allows no parameter, and files in a tab would
 * push pages out of the cache.
 */
export function routePages(): void {
  const visited = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds,
    plugins: [
      {
        requestWillFetch: async ({ request }) => withLanguage(request),
        // With its parameters: the HTML depends on the language, the open body, the year and others.
        cacheKeyWillBeUsed: async ({ request }) => (await withLanguage(request)).url,
      },
      limitCache(60),
    ],
  });
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isPagePath(url.pathname),
    async (options) => {
      try {
        return await visited.handle(options);
      } catch (error) {
        const page =
          (await pageWithOtherParameters(options.request)) ?? (await matchPrecache('/index.html'));
        if (page) return page;
        throw error;
      }
    },
  );
}

/** Caches the page that was open before this worker was active. Its HTML is still in the HTTP cache. */
export async function cachePage(address: string): Promise<void> {
  const url = new URL(address);
  url.hash = '';
  if (!isPagePath(url.pathname)) return;
  const request = await withLanguage(new Request(url, { cache: 'force-cache' }));
  const response = await fetch(request).catch(() => undefined);
  if (response?.ok) await (await caches.open(cacheName)).put(request.url, response);
}

/**
 * A page of the same path and language, for its data: the browser renders it from scratch, because its
 * parameters are others.
 */
async function pageWithOtherParameters(request: Request): Promise<Response | undefined> {
  const { pathname, language } = partsOf(await withLanguage(request));
  const cache = await caches.open(cacheName);
  const similar = (await cache.keys()).find((key) => {
    const other = partsOf(key);
    return other.pathname === pathname && other.language === language;
  });
  return similar && cache.match(similar);
}

function partsOf({ url }: Request) {
  const { pathname, searchParams } = new URL(url);
  return { pathname, language: searchParams.get(languageParameter) ?? defaultLanguage };
}

/** Requests the HTML in the language that the visitor chose, so that the page does not change it on load. */
async function withLanguage(request: Request): Promise<Request> {
  const url = new URL(request.url);
  const language = await storedLanguage();
  if (!language || language === defaultLanguage || url.searchParams.has(languageParameter))
    return request;
  // The browser follows redirects itself, as without a worker.
  return new Request(inLanguage(url, language), { headers: request.headers, redirect: 'manual' });
}
