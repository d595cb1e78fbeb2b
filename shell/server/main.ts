/**
 * The renderer: serves whole pages on `PORT`, for the shell that is published in `SITE_FOLDER`, as its live version
 * draws them. It knows no page itself, and is deployed again only for another contract with server files
 * (`hostContract.ts`).
 * `REGISTRY` is the path or URL of the registry, by default the one in that folder; `FRESH_SECONDS` is how
 * long a cache in front uses a page without revalidating it. `LOG_MESSAGES=1` adds the messages of sections'
 * errors to the log, which may contain data: for the check of a release.
 */
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { ownLimits } from './limits.ts';
import { liveRegistry, liveShellEntry } from './liveFile.ts';
import { LiveSections } from './liveSections.ts';
import { describeError, log } from './logging.ts';
import { createMetrics } from './metrics.ts';
import { Pool } from './pool.ts';
import { ShellPools } from './shellPools.ts';

const {
  SITE_FOLDER: folder,
  PORT = '3010',
  HOST = '127.0.0.1',
  REGISTRY,
  FRESH_SECONDS = '60',
  LOG_MESSAGES,
} = process.env;
if (!folder) throw new Error('SITE_FOLDER names no folder of a published shell.');
if (!/^\d{1,7}$/.test(FRESH_SECONDS))
  throw new Error(`FRESH_SECONDS is no number of seconds: ${FRESH_SECONDS}`);

/** After a release, the next version starts so soon. With the first visitor, it would answer 404 for a new page. */
const followMs = 2000;

const metrics = createMetrics();
const live = new LiveSections((section, { reason, message }) => {
  metrics.countFailure(section);
  log('warn', { section, reason, ...(LOG_MESSAGES === '1' ? { message } : {}) });
});
const limits = ownLimits();
/** The hashes of the server files in the registry. */
let liveFiles: ReadonlySet<string> = new Set();
const shells = new ShellPools({
  folder,
  ...limits,
  start: (options) => {
    const pool = new Pool({
      heapMegabytes: limits.heapMegabytes,
      ...options,
      onExit: (exitReason, failedSection) => {
        metrics.countLoss(exitReason);
        if (failedSection) live.stop(failedSection, exitReason);
        else log('warn', { message: 'A process was replaced.', exitReason });
      },
    });
    pool.keepOnly(liveFiles);
    return pool;
  },
  onProblem: (shell, problem) => log('error', { message: `Pages are frames. ${problem}`, shell }),
});
const readRegistry = liveRegistry(
  REGISTRY ?? `${folder}/registry.json`,
  (error) => {
    metrics.countRegistryFailure();
    log('error', {
      message: 'The registry, or a part of it, cannot be read.',
      cause: describeError(error),
    });
  },
  ({ remotes }) => {
    liveFiles = new Set([...remotes.values()].flatMap(({ server }) => server?.integrity ?? []));
    for (const pool of shells.pools) pool.keepOnly(liveFiles);
  },
);
const readEntry = liveShellEntry(folder, (error) =>
  log('error', { message: 'The entry of the shell cannot be read.', cause: String(error) }),
);
const followShell = () =>
  readEntry()
    .then(({ content }) => shells.live(content))
    .catch(() => {});
// Its processes start before the first visitor comes.
await readRegistry()
  .then(followShell)
  .catch(() => {});
const following = setInterval(followShell, followMs);
const app = createApp({
  folder,
  readEntry,
  readRegistry,
  shells,
  live,
  metrics,
  freshSeconds: Number(FRESH_SECONDS),
  onError: (error) => log('error', { message: 'A page failed.', cause: String(error) }),
});
const server = serve({ fetch: app.fetch, port: Number(PORT), hostname: HOST }, () => {
  log('info', { message: 'ready', port: Number(PORT) });
  process.send?.({ type: 'ready' });
});

/** Longer than any page takes. */
const stopMs = 2800;

/** Graceful shutdown: finishes the pages that are being rendered, and accepts no more. */
async function stop(): Promise<void> {
  clearInterval(following);
  const closed = once(server, 'close');
  server.close();
  // Keep-alive connections would delay the end.
  if ('closeIdleConnections' in server) setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, wait(stopMs)]);
  await shells.close();
  process.exit();
}
process.once('disconnect', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
