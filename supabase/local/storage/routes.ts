import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../database/openDatabase.ts';
import { requestRole } from '../http/requestRole.ts';
import { withWholeBody } from '../http/withWholeBody.ts';
import type { SecretKeys } from '../keys.ts';
import { answerFile } from './answerFile.ts';
import { contentTypeOf } from './contentType.ts';
import type { FileSource } from './fileSource.ts';
import { isPublicBucket, maySee, type ObjectAddress, objectAddress } from './objects.ts';
import { signPath, tokenOpens } from './signedToken.ts';
import {
  bucketNotFound,
  invalidToken,
  missingKey,
  objectNotFound,
  storageError,
  tooLarge,
} from './storageError.ts';

const signRequest = z.object({ expiresIn: z.number().int().positive() });
const signManyRequest = signRequest.extend({ paths: z.array(z.string().min(1)).min(1) });
/** In bytes: one number, and the names of a few files. */
const largestSignRequest = 16 * 1024;
const cachedForAnHour = 'public, max-age=3600';

/** The part of Supabase Storage that a reader needs, over the real `storage.objects` and its policies. */
export function storageRoutes(database: Database, files: FileSource, secrets: SecretKeys): Hono {
  const app = new Hono();

  // Each by itself, as the hosted storage does: what cannot be signed does not spoil the others.
  app.post('/object/sign/:bucket', async (context) => {
    const role = requestRole(context.req.raw.headers, secrets.secretKey);
    if (role === undefined) return missingKey();
    const request = await withWholeBody(context.req.raw, largestSignRequest);
    if (request === undefined) return tooLarge();
    const body = signManyRequest.safeParse(await request.json().catch(() => undefined));
    if (!body.success) {
      return storageError('400', 'invalid_request', 'expiresIn and paths are expected');
    }
    const bucket = context.req.param('bucket');
    const { paths, expiresIn } = body.data;
    return Response.json(
      await Promise.all(
        paths.map(async (name) => {
          if (!(await maySee(database, role, { bucket, name }))) {
            return { path: name, signedURL: null, error: 'The object was not found' };
          }
          const path = pathOf({ bucket, name });
          const token = await signPath(path, expiresIn, secrets.linkSecret);
          return { path: name, signedURL: `/object/sign/${path}?token=${token}`, error: null };
        }),
      ),
    );
  });

  app.post('/object/sign/*', async (context) => {
    const role = requestRole(context.req.raw.headers, secrets.secretKey);
    if (role === undefined) return missingKey();
    const object = addressAfter(context, '/object/sign/');
    if (object === undefined) return objectNotFound();
    const request = await withWholeBody(context.req.raw, largestSignRequest);
    if (request === undefined) return tooLarge();
    const body = signRequest.safeParse(await request.json().catch(() => undefined));
    if (!body.success) {
      return storageError(
        '400',
        'invalid_request',
        'expiresIn must be a positive number of seconds',
      );
    }
    if (!(await maySee(database, role, object))) return objectNotFound();
    const path = pathOf(object);
    const token = await signPath(path, body.data.expiresIn, secrets.linkSecret);
    // Unencoded: the client encodes the whole address itself.
    return Response.json({ signedURL: `/object/sign/${path}?token=${token}` });
  });

  app.get('/object/sign/*', async (context) => {
    const object = addressAfter(context, '/object/sign/');
    const token = context.req.query('token') ?? '';
    if (object === undefined) return objectNotFound();
    if (!(await tokenOpens(pathOf(object), token, secrets.linkSecret))) return invalidToken();
    return send(context, object, 'private, max-age=3600');
  });

  app.get('/object/public/*', async (context) => {
    const object = addressAfter(context, '/object/public/');
    if (object === undefined) return objectNotFound();
    if (!(await isPublicBucket(database, object.bucket))) return bucketNotFound();
    return send(context, object, cachedForAnHour);
  });

  const authenticated = async (context: Context, route: string) => {
    const role = requestRole(context.req.raw.headers, secrets.secretKey);
    if (role === undefined) return missingKey();
    const object = addressAfter(context, route);
    if (object === undefined || !(await maySee(database, role, object))) return objectNotFound();
    return send(context, object, 'no-store');
  };
  app.get('/object/authenticated/*', (context) => authenticated(context, '/object/authenticated/'));
  app.get('/object/*', (context) => authenticated(context, '/object/'));

  async function send(context: Context, object: ObjectAddress, cacheControl: string) {
    if (!(await maySee(database, 'service_role', object))) return objectNotFound();
    const bytes = await files.read(object);
    if (bytes === undefined) return objectNotFound();
    const name = object.name.slice(object.name.lastIndexOf('/') + 1);
    const contentType = contentTypeOf(object.name);
    return answerFile(context.req.raw, { name, bytes, contentType, cacheControl });
  }

  app.all('*', () => storageError('404', 'not_found', 'The local storage only reads and signs'));
  return app;
}

const pathOf = (object: ObjectAddress) => `${object.bucket}/${object.name}`;

function addressAfter(context: Context, route: string): ObjectAddress | undefined {
  const { pathname } = new URL(context.req.url);
  return objectAddress(pathname.slice(pathname.indexOf(route) + route.length));
}
