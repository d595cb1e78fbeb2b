/**
 * The renderer: answers with whole pages on `PORT`, for the shell that is published in `SITE_FOLDER`.
 * `REGISTRY` is the path or URL of the registry, by default the one in that folder; `FRESH_SECONDS` is how
 * long a cache in front uses a page without asking again.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { serve } from '@hono/node-server';
import { parseSiteConfig, siteConfigElementId } from 'shared/config';
import { createApp } from './app.ts';
import { createMetrics } from './metrics.ts';
import { templateName } from './pageHtml.ts';
import { createPool } from './pool.ts';
import { registrySource } from './registrySource.ts';
import { SectionFiles } from './sectionFiles.ts';

const {
  SITE_FOLDER: folder,
  PORT = '3010',
  HOST = '127.0.0.1',
  REGISTRY,
  FRESH_SECONDS = '60',
} = process.env;
if (!folder) throw new Error('SITE_FOLDER names no folder of a published shell.');

const template = readFileSync(`${folder}/${templateName}`, 'utf8');
const config = new RegExp(`id="${siteConfigElementId}"[^>]*>([^<]*)<`).exec(template)?.[1];
if (!config) throw new Error(`${templateName} has no configuration.`);

const metrics = createMetrics();
const pool = createPool(config, Math.max(1, availableParallelism() - 1));
const app = createApp({
  template,
  readRegistry: registrySource(REGISTRY ?? `${folder}/registry.json`),
  files: new SectionFiles((remote, reason) => {
    metrics.countFailure(remote);
    log('warn', { section: remote, reason });
  }),
  pool,
  metrics,
  siteUrl: parseSiteConfig(config).url,
  freshSeconds: Number(FRESH_SECONDS),
});
app.onError((error, context) => {
  log('error', { message: error.message, stack: error.stack });
  return context.text('The page could not be rendered.', 500);
});
const server = serve({ fetch: app.fetch, port: Number(PORT), hostname: HOST }, () => {
  log('info', { message: 'ready', port: Number(PORT) });
  process.send?.({ type: 'ready' });
});

async function stop(): Promise<void> {
  server.close();
  await pool.close();
  process.exit();
}
process.on('disconnect', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

/** One JSON object per line, without addresses: they may name what a visitor looks for. */
function log(level: 'info' | 'warn' | 'error', fields: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify({ level, time: new Date().toISOString(), ...fields }));
}
