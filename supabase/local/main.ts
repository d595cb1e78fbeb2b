import path from 'node:path';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { rateLimitSecrets } from '../functions/_shared/rateLimit.ts';
import { healthSecrets } from '../functions/section-health/handler.ts';
import { extractPendingPdfs } from './pdfs/extractPendingPdfs.ts';
import { watchDisk } from './persistentData.ts';
import { shortQueryErrors } from './queryErrorLog.ts';

const port = Number(process.env.PORT_BACKEND ?? 54321);
const host = process.env.HOST ?? '127.0.0.1';
const publicUrl = process.env.BACKEND_PUBLIC_URL;
/** Another project's folder, with its own `migrations` and `seed`. */
const installation = process.env.BACKEND_INSTALLATION;
/** Where the data is kept; without it, it is in memory. */
const keepIn = process.env.BACKEND_KEEP_IN;

let stopping = false;
const stop = () => {
  stopping = true;
  // Data is in memory, or safe in the write-ahead log; waiting for open connections would delay Ctrl-C.
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
process.once('disconnect', stop);
// A parent that disconnected while this module was loading emits no event any more.
if (process.connected === false) stop();

console.error = shortQueryErrors(console.error);

if (keepIn !== undefined) {
  // Postgres hangs when it cannot write its log.
  watchDisk(path.resolve(keepIn)).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}

try {
  // Loading Postgres and the REST layer takes over a second: imported here, so that signals work meanwhile.
  const { startBackend } = await import('./server.ts');
  const backend = await startBackend({
    port,
    host,
    ...(installation === undefined
      ? {}
      : {
          migrationFolders: [path.resolve(installation, 'migrations')],
          seedFolders: [path.resolve(installation, 'seed')],
        }),
    ...(keepIn === undefined ? {} : { keepIn: path.resolve(keepIn) }),
    functionSecrets: {
      ASSOCIATION_NAME: demonstration.association,
      ...Object.fromEntries(
        ['EDGE_SECRET', ...rateLimitSecrets, ...healthSecrets].map((name) => [
          name,
          process.env[name],
        ]),
      ),
      SITE_URL: process.env.SITE_URL ?? demonstration.url,
    },
    allowNetwork: process.env.BACKEND_ALLOW_NETWORK === '1',
    cachesReads: process.env.BACKEND_CACHES_READS !== '0',
    ...(publicUrl === undefined ? {} : { publicUrl }),
  });
  console.log(`backend ready at ${backend.url}`);
  const ready = { type: 'ready', url: backend.url, publishableKey: backend.publishableKey };
  // A parent that disconnects at this moment makes `send` fail, which is not an error of ours.
  process.send?.(ready, undefined, undefined, (error) => {
    if (error !== null) stop();
  });
  // `npm start` sets it; tests choose which PDFs are extracted.
  if (process.env.BACKEND_READ_PDFS === '1') {
    extractPendingPdfs(backend.url).catch((error: unknown) => {
      console.error('Not every PDF was read:', error instanceof Error ? error.message : error);
    });
  }
} catch (error) {
  if (!stopping) {
    console.error(startFailure(error));
    process.exit(1);
  }
}

/** One sentence that says what to do, with the cause when it is a defect. */
function startFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop it, or choose another port with PORT_BACKEND.`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights: choose another with PORT_BACKEND.`;
  if (code === 'ERR_SOCKET_BAD_PORT') return 'PORT_BACKEND must be a number from 0 to 65535.';
  if (!(error instanceof Error)) return `The backend did not start: ${String(error)}`;
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `The backend did not start: ${error.message}${cause}`;
}
