import { Hono } from 'hono';
import { demoFiles } from '../demo/demoFiles.ts';
import type { Environment } from '../functions/_shared/environment.ts';
import { type Database, type DatabaseContent, openDatabase } from './database/openDatabase.ts';
import { functionRoutes } from './functions.ts';
import { withCors } from './http/cors.ts';
import { listen } from './http/listen.ts';
import { assertLoopback } from './http/loopback.ts';
import { openLater } from './http/openLater.ts';
import { refuseOddRequests } from './http/refuseOddRequests.ts';
import { drawSecretKeys, localPublishableKey, type SecretKeys } from './keys.ts';
import { type PdfReader, pdfReader } from './pdfs/pdfReader.ts';
import { projectFolders } from './projectFolders.ts';
import { restRoutes } from './rest/restRoutes.ts';
import { type FileSource, fileSource } from './storage/fileSource.ts';
import { filesInStorage, registerObjects } from './storage/registerObjects.ts';
import { storageRoutes } from './storage/routes.ts';

export type BackendOptions = DatabaseContent & {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly host?: string;
  readonly allowNetwork?: boolean;
  /** The address that file links carry when visitors reach the server through another one. */
  readonly publicUrl?: string;
  /** What `supabase secrets set` would give to the functions. */
  readonly functionSecrets?: Environment;
  /** Files by bucket, besides those that are made for the demonstration. */
  readonly storageFolder?: string;
};

export type Backend = {
  readonly url: string;
  readonly publishableKey: string;
  /** Writes as the association would from a server. Drawn at every start; never print it. */
  readonly secretKey: string;
  readonly database: Database;
  readonly close: () => Promise<void>;
};

/** Starts the whole backend in this process and resolves when every part answers. */
export async function startBackend(options: BackendOptions = {}): Promise<Backend> {
  const { port = 54321, host = '127.0.0.1', allowNetwork = false } = options;
  assertLoopback(host, allowNetwork);

  const ready = openLater<Hono>();
  const listening = await listen(
    (request, visitor) =>
      withCors(request, async (inner) => (await ready.value).fetch(inner, { visitor })),
    { port, host },
  );
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${listening.port}`;
  const secrets = drawSecretKeys();
  try {
    const publicUrl = options.publicUrl ?? url;
    const database = await openDatabase(secrets, publicUrl, options);
    const files = await openFiles(
      database,
      publicUrl,
      options.storageFolder ?? projectFolders.storage,
    );
    const pdfs = pdfReader();
    const environment = {
      ...options.functionSecrets,
      SUPABASE_URL: url,
      SUPABASE_SERVICE_ROLE_KEY: secrets.secretKey,
    };
    ready.open(routes(database, files, pdfs, secrets, environment));
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
    ready.fail(error);
    await listening.close();
    throw error;
  }
}

async function openFiles(
  database: Database,
  publicUrl: string,
  storageFolder: string,
): Promise<FileSource> {
  const generated = await demoFiles(database.sql, publicUrl);
  const stored = await filesInStorage(storageFolder);
  await registerObjects(database.sql, [...stored, ...generated]);
  return fileSource(storageFolder, generated);
}

function routes(
  database: Database,
  files: FileSource,
  pdfs: PdfReader,
  secrets: SecretKeys,
  environment: Environment,
): Hono {
  const app = new Hono();
  app.onError((error, { req: { raw } }) => {
    // Whoever asked has left: nobody reads the answer, and nothing is wrong here.
    if (!raw.signal.aborted) console.error(error);
    return Response.json({ message: 'Internal server error' }, { status: 500 });
  });
  app.use(refuseOddRequests);
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.route('/rest/v1', restRoutes(database, secrets.secretKey));
  app.route('/storage/v1', storageRoutes(database, files, secrets));
  app.route('/functions/v1', functionRoutes(environment, pdfs.read));
  return app;
}
