const exposedHeaders = [
  'content-range',
  'content-length',
  'content-disposition',
  'content-type',
  'accept-ranges',
  'range-unit',
  'preference-applied',
  'retry-after',
].join(', ');

/** Headers of the clients in use. Named one by one: `*` would not cover `authorization`. */
const usualRequestHeaders = [
  'authorization',
  'apikey',
  'content-type',
  'x-client-info',
  'x-supabase-api-version',
  'accept-profile',
  'content-profile',
  'prefer',
  'range',
  'range-unit',
].join(', ');

const twoHours = '7200';

/** Any origin may read: the site is served from seven of them, and the key is public. */
export async function withCors(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request);
  const response = await answer(request);
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', exposedHeaders);
  headers.delete('access-control-allow-credentials');
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}

function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers':
        request.headers.get('access-control-request-headers') ?? usualRequestHeaders,
      'access-control-max-age': twoHours,
    },
  });
}
