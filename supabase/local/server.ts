import path from 'node:path';
import { Hono } from 'hono';
import { demoFiles } from '../demo/demoFiles.ts';
import type { Environment } from '../functions/_shared/environment.ts';
import { authRoutes } from './authRoutes.ts';
import { type Database, type DatabaseContent, openDatabase } from './database/openDatabase.ts';
import { functionRoutes } from './functionRoutes.ts';
import { allowAnyOrigin } from './http/allowAnyOrigin.ts';
import { deferred } from './http/deferred.ts';
import { listen } from './http/listen.ts';
import { rejectMalformedRequests } from './http/rejectMalformedRequests.ts';
import { generateSecretKeys, localPublishableKey, type SecretKeys } from './keys.ts';
import { pdfReader } from './pdfs/pdfReader.ts';
import { persistentKeys, requireWritable } from './persistentData.ts';
import { projectFolders } from './projectFolders.ts';
import { restRoutes } from './restRoutes.ts';
import { type FileSource, fileSource } from './storage/fileSource.ts';
import { filesInStorage, registerObjects } from './storage/objects.ts';
import { storageRoutes } from './storage/storageRoutes.ts';
import { type Uploads, uploads } from './storage/uploads.ts';

export type BackendOptions = DatabaseContent & {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly host?: string;
  readonly allowNetwork?: boolean;
  /** The URL in file links, when visitors reach the server through another one. */
  readonly publicUrl?: string;
  /** What `supabase secrets set` gives to hosted functions. */
  readonly functionSecrets?: Environment;
  /** Files by bucket, in addition to the generated demonstration files. */
  readonly storageFolder?: string;
  /** Whether identical reads are cached for five seconds, as by default; a hosted project has no such cache. */
  readonly cachesReads?: boolean;
};

export type Backend = {
  readonly url: string;
  readonly publishableKey: string;
  /** Writes as the association's own server. Generated at every start, unless data is kept; never print it. */
  readonly secretKey: string;
  readonly database: Database;
  readonly close: () => Promise<void>;
};

/**
 * Starts the whole backend in this process and resolves when every part is ready. The port is bound before
 * persistent data is opened, so two backends of one port never open the same folder.
 */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const { port = 54321, host = '127.0.0.1', allowNetwork = false, cachesReads = true } = options;
  assertLoopback(host, allowNetwork);

  const app = deferred<Hono>();
  const listening = await listen(
    async (request, clientAddress) => (await app.promise).fetch(request, { clientAddress }),
    { port, host },
  );
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${listening.port}`;
  try {
    const publicUrl = options.publicUrl ?? url;
    const secrets = await secretKeys(options.keepIn, publicUrl);
    const database = await openDatabase(secrets, publicUrl, options);
    const uploaded = uploads(options.keepIn && path.join(options.keepIn, 'storage'));
    const files = await openFiles(
      database,
      publicUrl,
      uploaded,
      options.storageFolder ?? projectFolders.storage,
    );
    const pdfs = pdfReader();
    const environment = {
      ...options.functionSecrets,
      SUPABASE_URL: url,
      SUPABASE_SERVICE_ROLE_KEY: secrets.secretKey,
    };
    app.resolve(
      routes({
        auth: authRoutes(database, secrets),
        rest: restRoutes(database, secrets, cachesReads),
        storage: storageRoutes(database, files, uploaded, secrets),
        functions: functionRoutes(environment, pdfs.read),
      }),
    );
    return {
      url,
      publishableKey: localPublishableKey,
      secretKey: secrets.secretKey,
      database,
      close: async () => {
        await listening.close();
        await pdfs.close();
        await database.close();
      },
    };
  } catch (error) {
    app.reject(error);
    await listening.close();
    throw error;
  }
}

async function secretKeys(keepIn: string | undefined, publicUrl: string): Promise<SecretKeys> {
  if (keepIn === undefined) return generateSecretKeys();
  await requireWritable(keepIn);
  return persistentKeys(keepIn, publicUrl);
}

/** The server has demonstration keys and no quotas, so other machines reach it only by choice. */
function assertLoopback(host: string, allowNetwork: boolean): void {
  if (allowNetwork || ['127.0.0.1', '::1', 'localhost'].includes(host)) return;
  throw new Error(
    `The local backend listens on this machine only; ${host} is refused. Set BACKEND_ALLOW_NETWORK=1 to allow it.`,
  );
}

async function openFiles(
  database: Database,
  publicUrl: string,
  uploaded: Uploads,
  storageFolder: string,
): Promise<FileSource> {
  const generated = await demoFiles(database.sql, publicUrl);
  const stored = await filesInStorage(storageFolder);
  await registerObjects(database.sql, [...stored, ...generated]);
  return fileSource(uploaded, storageFolder, generated);
}

type Apis = {
  readonly auth: Hono;
  readonly rest: Hono;
  readonly storage: Hono;
  readonly functions: ReturnType<typeof functionRoutes>;
};

function routes({ auth, rest, storage, functions }: Apis): Hono {
  const app = new Hono();
  app.onError((error, { req: { raw } }) => {
    // An error after the client disconnected is expected.
    if (!raw.signal.aborted) console.error(error);
    return Response.json({ message: 'Internal server error' }, { status: 500 });
  });
  app.use(allowAnyOrigin, rejectMalformedRequests);
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.route('/auth/v1', auth);
  app.route('/rest/v1', rest);
  app.route('/storage/v1', storage);
  app.route('/functions/v1', functions);
  return app;
}
