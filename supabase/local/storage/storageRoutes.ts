import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/openDatabase.ts';
import { bufferBody } from '../http/bufferBody.ts';
import { requestCaller, type SecretKeys } from '../keys.ts';
import { fileResponse } from './fileResponse.ts';
import type { FileSource } from './fileSource.ts';
import {
  canRead,
  contentTypeOf,
  isPublicBucket,
  type ObjectPath,
  objectAddress,
  recordSize,
} from './objects.ts';
import { isTokenValid, signPath } from './signedToken.ts';
import {
  bucketNotFound,
  invalidToken,
  missingKey,
  objectNotFound,
  storageError,
  tooLarge,
} from './storageError.ts';
import { uploadRoutes } from './uploadRoutes.ts';
import type { Uploads } from './uploads.ts';

const signRequest = z.object({ expiresIn: z.number().int().positive() });
const signManyRequest = signRequest.extend({ paths: z.array(z.string().min(1)).min(1) });
/** As hosted storage, whose web server accepts 1 MiB by default: the names of thousands of files. */
const maxSignBodyBytes = 1024 * 1024;
const publicCacheControl = 'public, max-age=3600';

/** The part of Supabase Storage that the site uses, over the real `storage.objects` and its policies. */
export function storageRoutes(
  database: Database,
  files: FileSource,
  uploads: Uploads,
  secrets: SecretKeys,
): Hono {
  const app = new Hono();

  // As on a hosted project, a file that cannot be signed does not affect the others.
  app.post('/object/sign/:bucket', async (context) => {
    const parsed = await parseSignRequest(
      context,
      signManyRequest,
      'expiresIn and paths are expected',
    );
    if (parsed instanceof Response) return parsed;
    const { caller, paths, expiresIn } = parsed;
    const bucket = context.req.param('bucket');
    return Response.json(
      await Promise.all(
        paths.map(async (name) =>
          (await canRead(database, caller, { bucket, name }))
            ? { path: name, signedURL: await signedUrl({ bucket, name }, expiresIn), error: null }
            : { path: name, signedURL: null, error: 'The object was not found' },
        ),
      ),
    );
  });

  app.post('/object/sign/*', async (context) => {
    const parsed = await parseSignRequest(
      context,
      signRequest,
      'expiresIn must be a positive number of seconds',
    );
    if (parsed instanceof Response) return parsed;
    const object = objectAfter(context, '/object/sign/');
    if (object === undefined || !(await canRead(database, parsed.caller, object))) {
      return objectNotFound();
    }
    return Response.json({ signedURL: await signedUrl(object, parsed.expiresIn) });
  });

  app.get('/object/sign/*', async (context) => {
    const object = objectAfter(context, '/object/sign/');
    const token = context.req.query('token') ?? '';
    if (object === undefined) return objectNotFound();
    if (!(await isTokenValid(pathOf(object), token, secrets.linkSecret))) return invalidToken();
    return send(context, object, 'private, max-age=3600');
  });

  app.get('/object/public/*', async (context) => {
    const object = objectAfter(context, '/object/public/');
    if (object === undefined) return objectNotFound();
    if (!(await isPublicBucket(database, object.bucket))) return bucketNotFound();
    return send(context, object, publicCacheControl);
  });

  for (const route of ['/object/authenticated/', '/object/']) {
    app.get(`${route}*`, async (context) => {
      const caller = await requestCaller(context.req.raw.headers, secrets);
      if (caller === undefined) return missingKey();
      const object = objectAfter(context, route);
      if (object === undefined || !(await canRead(database, caller, object)))
        return objectNotFound();
      return send(context, object, 'no-store');
    });
  }

  app.route('/', uploadRoutes(database, files, uploads, secrets));
  app.all('*', () =>
    storageError('404', 'not_found', 'The local storage reads, signs, uploads, moves and deletes'),
  );

  /** @returns the caller and the body of the request, or the response that refuses it. */
  async function parseSignRequest<Body extends object>(
    { req: { raw } }: Context,
    schema: z.ZodType<Body>,
    expected: string,
  ) {
    const caller = await requestCaller(raw.headers, secrets);
    if (caller === undefined) return missingKey();
    const request = await bufferBody(raw, maxSignBodyBytes);
    if (request === undefined) return tooLarge();
    const body = schema.safeParse(await request.json().catch(() => undefined));
    return body.success
      ? { caller, ...body.data }
      : storageError('400', 'invalid_request', expected);
  }

  /** Not encoded, because the client encodes the whole URL. */
  async function signedUrl(object: ObjectPath, expiresIn: number): Promise<string> {
    const path = pathOf(object);
    return `/object/sign/${path}?token=${await signPath(path, expiresIn, secrets.linkSecret)}`;
  }

  async function send(context: Context, object: ObjectPath, cacheControl: string) {
    if (!(await canRead(database, 'service_role', object))) return objectNotFound();
    const bytes = await files.read(object);
    if (bytes === undefined) return objectNotFound();
    await recordSize(database, object, bytes.byteLength);
    const name = object.name.slice(object.name.lastIndexOf('/') + 1);
    const contentType = contentTypeOf(object.name);
    return fileResponse(context.req.raw, { name, bytes, contentType, cacheControl });
  }

  return app;
}

const pathOf = (object: ObjectPath) => `${object.bucket}/${object.name}`;

function objectAfter(context: Context, route: string): ObjectPath | undefined {
  const { pathname } = new URL(context.req.url);
  return objectAddress(pathname.slice(pathname.indexOf(route) + route.length));
}
