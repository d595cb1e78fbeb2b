import { cachedAtHeader } from 'shared/data';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { keepAtMost } from './keepAtMost.ts';
import { tellPage } from './messages.ts';

/** How long the backend may take before the device's copy is shown, in seconds. */
const patience = 6;

/**
 * What the site has read: the backend's newest answer, else the last one that the device has, and
 * then the page is told from when it is.
 */
export function routeData(backend: string): void {
  registerRoute(
    ({ url, request }) =>
      url.origin === backend && url.pathname.startsWith('/rest/v1/') && request.method === 'GET',
    new NetworkFirst({
      cacheName: 'data',
      networkTimeoutSeconds: patience,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          cacheWillUpdate: async ({ response }) =>
            response.status === 200 ? stamped(response) : null,
          // The answer that the page really gets: the network may come too late for it.
          handlerWillRespond: async ({ request, response, event }) => {
            const at = response.headers.get(cachedAtHeader);
            await tellPage(event, { type: 'read', url: request.url, savedAt: at });
            return response;
          },
        },
        keepAtMost(400),
      ],
    }),
  );
}

async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers);
  // CORS hides the answer's own date.
  headers.set(cachedAtHeader, new Date().toISOString());
  return new Response(await response.blob(), { status: response.status, headers });
}
