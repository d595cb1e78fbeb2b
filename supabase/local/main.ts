import path from 'node:path';
import { explainStartFailure } from './explainStartFailure.ts';
import { oneLineRefusals } from './oneLineRefusals.ts';
import { readWaitingPdfs } from './pdfs/readWaitingPdfs.ts';
import { projectFolders } from './projectFolders.ts';

const port = Number(process.env.PORT_BACKEND ?? 54321);
const host = process.env.HOST ?? '127.0.0.1';
const publicUrl = process.env.BACKEND_PUBLIC_URL;
// Another installation than this project: a folder with its own `migrations` and `seed`.
const installation = process.env.BACKEND_INSTALLATION;

let stopping = false;
const stop = () => {
  stopping = true;
  // In-memory data needs no farewell, and waiting for open connections would keep Ctrl-C waiting.
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
process.once('disconnect', stop);
// A parent that left while this program was being loaded does not say so again.
if (process.connected === false) stop();

console.error = oneLineRefusals(console.error);

try {
  // Loading Postgres and the REST layer takes a second or more: who stops us is heard before that.
  const { startBackend } = await import('./server.ts');
  const backend = await startBackend({
    port,
    host,
    // A hundred thousand handouts, for benchmarks: BACKEND_SCALE=1.
    ...(process.env.BACKEND_SCALE === '1'
      ? { seedFolders: [projectFolders.seed, projectFolders.scale] }
      : {}),
    ...(installation === undefined
      ? {}
      : {
          migrationFolders: [path.resolve(installation, 'migrations')],
          seedFolders: [path.resolve(installation, 'seed')],
        }),
    functionSecrets: {
      ASSOCIATION_NAME: process.env.ASSOCIATION_NAME,
      ASSISTANT_QUESTIONS_PER_VISITOR: process.env.ASSISTANT_QUESTIONS_PER_VISITOR,
    },
    allowNetwork: process.env.BACKEND_ALLOW_NETWORK === '1',
    ...(publicUrl === undefined ? {} : { publicUrl }),
  });
  console.log(`backend ready at ${backend.url}`);
  const ready = { type: 'ready', url: backend.url, publishableKey: backend.publishableKey };
  // A parent that leaves at this very moment is no crash of ours.
  process.send?.(ready, undefined, undefined, (error) => {
    if (error !== null) stop();
  });
  // For whoever tries the site; tests say themselves which PDFs are read.
  if (process.env.BACKEND_READ_PDFS === '1') {
    readWaitingPdfs(backend.url).catch((error: unknown) => {
      console.error('Not every PDF was read:', error instanceof Error ? error.message : error);
    });
  }
} catch (error) {
  if (!stopping) {
    console.error(explainStartFailure(error, port));
    process.exit(1);
  }
}
