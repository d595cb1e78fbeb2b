/**
 * The renderer: serves whole pages on `PORT`, for the shell that is published in `SITE_FOLDER`.
 * `REGISTRY` is the path or URL of the registry, by default the one in that folder; `FRESH_SECONDS` is how
 * long a cache in front uses a page without revalidating it. `LOG_MESSAGES=1` adds the messages of sections'
 * errors to the log, which may contain data: for the check of a release.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { parseSiteConfig, siteConfigElementId } from 'shared/config';
import { provideSiteConfig } from 'shared/runtime';
import { createApp } from './app.ts';
import { ownLimits } from './limits.ts';
import { LiveSections } from './liveSections.ts';
import { describeError, log } from './logging.ts';
import { createMetrics } from './metrics.ts';
import { templateName } from './pageHtml.ts';
import { Pool } from './pool.ts';
import { publishedShell } from './publishedShell.ts';
import { registrySource } from './registrySource.ts';

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

/** Where this program and that of its render processes are built. */
const programs = dirname(process.argv[1] ?? '');
const { version }: { version: string } = JSON.parse(
  readFileSync(join(programs, 'build.json'), 'utf8'),
);
const template = readFileSync(`${folder}/${templateName}`, 'utf8');
const config = new RegExp(`id="${siteConfigElementId}"[^>]*>([^<]*)<`).exec(template)?.[1];
if (!config) throw new Error(`${templateName} has no configuration.`);
provideSiteConfig(parseSiteConfig(config));

const metrics = createMetrics();
const live = new LiveSections((section, { reason, message }) => {
  metrics.countFailure(section);
  log('warn', { section, reason, ...(LOG_MESSAGES === '1' ? { message } : {}) });
});
const pool = new Pool({
  ...ownLimits(),
  program: join(programs, 'sections.js'),
  config,
  onExit: (exitReason, failedSection) => {
    metrics.countLoss(exitReason);
    if (failedSection) live.stop(failedSection, exitReason);
    else log('warn', { message: 'A process was replaced.', exitReason });
  },
  onBroken: () => {
    log('error', { message: 'A process cannot start.' });
    // The supervisor (systemd, Docker) starts it again.
    process.exit(1);
  },
});
const readRegistry = registrySource(
  REGISTRY ?? `${folder}/registry.json`,
  (error) => {
    metrics.countRegistryFailure();
    log('error', {
      message: 'The registry, or a part of it, cannot be read.',
      cause: describeError(error),
    });
  },
  ({ remotes }) => {
    const files = [...remotes.values()].flatMap(({ server }) => server?.integrity ?? []);
    pool.keepOnly(new Set(files));
  },
);
const app = createApp({
  shell: publishedShell(folder, version, (build) =>
    log('warn', { message: 'The live shell is of another build: pages are its frames.', build }),
  ),
  readRegistry,
  live,
  pool,
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
  const closed = once(server, 'close');
  server.close();
  // Keep-alive connections would delay the end.
  if ('closeIdleConnections' in server) setInterval(() => server.closeIdleConnections(), 50);
  await Promise.race([closed, wait(stopMs)]);
  await pool.close();
  process.exit();
}
process.once('disconnect', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
