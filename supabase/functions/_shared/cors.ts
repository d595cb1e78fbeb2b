/** Any origin may call: the site's sections live on several, and nothing here depends on cookies. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '7200',
};

export type Handler = (request: Request) => Promise<Response>;

type Method = 'GET' | 'HEAD' | 'POST';

/** Answers preflights, refuses other methods than these, and lets every answer be read anywhere. */
export function forBrowsers(handle: Handler, methods: readonly Method[] = ['POST']): Handler {
  const allow = methods.join(', ');
  const headers = { ...corsHeaders, 'access-control-allow-methods': `${allow}, OPTIONS` };
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const response = methods.some((method) => method === request.method)
      ? await handle(request)
      : Response.json({ error: `Use ${methods[0]}` }, { status: 405, headers: { allow } });
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}
