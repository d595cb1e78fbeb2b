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

/** The clients' headers for a preflight that names none. Listed, because `*` excludes `authorization`. */
const defaultRequestHeaders = [
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

/** Allows any origin: the site is served from seven of them, and the key is public. */
export async function withCors(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight(request);
  const { body, status, statusText, headers: original } = await handle(request);
  const headers = new Headers(original);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', exposedHeaders);
  headers.delete('access-control-allow-credentials');
  return new Response(body, { status, statusText, headers });
}

function preflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers':
        request.headers.get('access-control-request-headers') ?? defaultRequestHeaders,
      'access-control-max-age': twoHours,
    },
  });
}
