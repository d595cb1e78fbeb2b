/** Any origin may call: the site's sections have several, and the functions use no cookies. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '7200',
};

export type Handler = (request: Request) => Promise<Response>;

type Method = 'GET' | 'HEAD' | 'POST';

interface Endpoint {
  methods?: readonly Method[];
  /** What is logged and answered when the handler throws; without it, the error is rethrown. */
  failure?: { name: string; error?: string; headers?: Record<string, string> };
}

/** Answers preflights, refuses methods that are not listed, and adds CORS headers to every response. */
export function withCors(handle: Handler, { methods = ['POST'], failure }: Endpoint = {}): Handler {
  const allow = methods.join(', ');
  const headers = { ...corsHeaders, 'access-control-allow-methods': `${allow}, OPTIONS` };
  const answer = async (request: Request) => {
    if (!methods.some((method) => method === request.method)) {
      return errorResponse(405, `Use ${methods[0]}`, { allow });
    }
    return handle(request).catch((cause: unknown) => {
      if (!failure) throw cause;
      console.error(`${failure.name}:`, cause instanceof Error ? cause.message : cause);
      return errorResponse(503, failure.error ?? 'Not available', failure.headers);
    });
  };
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const response = await answer(request);
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

export function tooManyRequests(secondsToWait: number): Response {
  return errorResponse(429, 'Too many requests', { 'retry-after': `${secondsToWait}` });
}
