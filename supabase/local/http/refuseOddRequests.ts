import type { MiddlewareHandler } from 'hono';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Answers what no client of ours sends before any part of the server has to make sense of it: the REST
 * layer takes a method it does not know for a read, and an address that is no text for a defect.
 */
export const refuseOddRequests: MiddlewareHandler = async ({ req: { raw } }, next) => {
  if (!methods.includes(raw.method)) {
    return Response.json(
      { code: 'PGRST117', message: `Unsupported HTTP method: ${raw.method}` },
      { status: 405, headers: { allow: methods.join(', ') } },
    );
  }
  if (!isText(raw.url)) {
    return Response.json({ code: '22021', message: 'The address is not valid' }, { status: 400 });
  }
  return next();
};

/** Postgres stores no NUL, and a path that cannot be decoded names nothing. */
function isText(url: string): boolean {
  const { pathname, search } = new URL(url);
  if (/%00/.test(`${pathname}${search}`)) return false;
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
