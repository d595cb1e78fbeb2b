/** Any origin may call: the site's sections have several, and the functions use no cookies. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '7200',
};

export type Handler = (request: Request) => Promise<Response>;

type Method = 'GET' | 'HEAD' | 'POST';

/** Answers preflights, refuses methods that are not listed, and adds CORS headers to every response. */
export function withCors(handle: Handler, methods: readonly Method[] = ['POST']): Handler {
  const allow = methods.join(', ');
  const headers = { ...corsHeaders, 'access-control-allow-methods': `${allow}, OPTIONS` };
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const response = methods.some((method) => method === request.method)
      ? await handle(request)
      : errorResponse(405, `Use ${methods[0]}`, { allow });
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}

export function errorResponse(
  status: number,
  error: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error }, { status, headers });
}
