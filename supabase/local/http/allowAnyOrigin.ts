import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

const allowCors = cors({
  origin: '*',
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  exposeHeaders: [
    'content-range',
    'content-length',
    'content-disposition',
    'content-type',
    'accept-ranges',
    'range-unit',
    'preference-applied',
    'retry-after',
  ],
  maxAge: 7200,
});

/** The site is served from seven origins, and the key is public. */
export const allowAnyOrigin: MiddlewareHandler = async (context, next) => {
  const preflight = await allowCors(context, next);
  // The REST layer's own, which no browser accepts together with `*`.
  context.res.headers.delete('access-control-allow-credentials');
  return preflight;
};
