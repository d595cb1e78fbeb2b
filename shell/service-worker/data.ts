import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import type { PageRead } from '../src/offline/messages.ts';
import { limitCache } from './limitCache.ts';
import { postToPage } from './postToPage.ts';

const cacheName = 'data';
const networkTimeoutSeconds = 6;

/** The header that says when a response was cached. */
const cachedAtHeader = 'x-saved-at';

/**
 * Data: from the network, else from the cache; a message tells the page the age of the response.
 *
 * @param backend The base URL of the backend's services.
 */
export function routeData(backend: string): void {
  registerRoute(
    ({ url, request }) => url.href.startsWith(`${backend}/rest/v1/`) && request.method === 'GET',
    new NetworkFirst({
      cacheName,
      networkTimeoutSeconds,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          cacheWillUpdate: async ({ response }) =>
            response.status === 200 ? withCachedAt(response) : null,
          // The response that the page gets, which is cached if the network was too slow.
          handlerWillRespond: async ({ request, response, event }) => {
            const savedAt = response.headers.get(cachedAtHeader);
            await postToPage(event, { type: 'response', url: request.url, savedAt });
            return response;
          },
        },
        limitCache(400),
      ],
    }),
  );
}

/** Caches a read that the page made before this worker was active. */
export async function cacheRead({ url, contentType, body }: PageRead): Promise<void> {
  const cache = await caches.open(cacheName);
  const response = new Response(body, { headers: { 'content-type': contentType } });
  await cache.put(url, await withCachedAt(response));
}

async function withCachedAt(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  // CORS hides the `Date` header.
  headers.set(cachedAtHeader, new Date().toISOString());
  return new Response(await response.blob(), { status: response.status, headers });
}
