/** Any origin may call: the site's sections live on several, and nothing here depends on cookies. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '7200',
};

export type Handler = (request: Request) => Promise<Response>;

/** Answers preflights, refuses other methods than POST, and lets every answer be read anywhere. */
export function forBrowsers(handle: Handler): Handler {
  return async (request) => {
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: corsHeaders });
    const response =
      request.method === 'POST'
        ? await handle(request)
        : Response.json({ error: 'Use POST' }, { status: 405, headers: { allow: 'POST' } });
    for (const [name, value] of Object.entries(corsHeaders)) response.headers.set(name, value);
    return response;
  };
}
