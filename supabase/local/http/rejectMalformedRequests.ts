import type { MiddlewareHandler } from 'hono';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The REST layer runs an unknown method as a read and fails with 500 on a URL that it cannot decode. */
export const rejectMalformedRequests: MiddlewareHandler = async ({ req: { raw } }, next) => {
  if (!methods.includes(raw.method)) {
    return Response.json(
      { code: 'PGRST117', message: `Unsupported HTTP method: ${raw.method}` },
      { status: 405, headers: { allow: methods.join(', ') } },
    );
  }
  if (!isDecodable(raw.url)) {
    return Response.json({ code: '22021', message: 'The address is not valid' }, { status: 400 });
  }
  return next();
};

/** Also false for NUL, which Postgres cannot store. */
function isDecodable(url: string): boolean {
  const { pathname, search } = new URL(url);
  if (/%00/.test(`${pathname}${search}`)) return false;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
