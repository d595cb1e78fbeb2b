import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { templateName } from '../../shell/server/pageHtml.ts';
import type { RunningProcess } from '../../tools/site/childProcess.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { serve } from '../../tools/site/serve.ts';
import type { ServedSite } from '../../tools/site/serveSite.ts';
import { startRenderer } from '../../tools/site/site.ts';
import { test } from './fixtures.ts';

/** Serves the pages of a file's journeys from the renderer; a journey may stop and start it. */
export function serveRenderedPages() {
  // A file's journeys in one worker: each worker would start a renderer.
  test.describe.configure({ mode: 'default' });
  let port: number;
  let running: RunningProcess<unknown>;
  let front: Server;
  const start = async ({ folder }: ServedSite) => {
    running = await startRenderer({ folder: `${folder}/shell`, port });
  };
  const stop = () => running.stop();

  test.beforeAll(async ({ site }) => {
    [port = 0] = await freePorts(1);
    await start(site);
    await site.stopServer('shell');
    front = await serve({
      folder: `${site.folder}/shell`,
      port: Number(new URL(site.url).port),
      kind: 'shell',
      backend: site.backend.url,
      renderer: `http://127.0.0.1:${port}`,
    });
  });

  test.afterAll(async ({ site }) => {
    await stop();
    front.closeAllConnections();
    await new Promise((resolve) => front.close(resolve));
    await site.startServer('shell');
  });

  /** A page of a renderer whose backend does not answer. */
  const pageWithoutBackend = async ({ folder, backend }: ServedSite, path: string) => {
    const [rendererPort = 0, deadPort = 0] = await freePorts(2);
    const copy = mkdtempSync(join(tmpdir(), 'renderer-'));
    const template = readFileSync(`${folder}/shell/${templateName}`, 'utf8');
    const dead = `http://127.0.0.1:${deadPort}`;
    writeFileSync(join(copy, templateName), template.replaceAll(backend.url, dead));
    copyFileSync(`${folder}/shell/registry.json`, join(copy, 'registry.json'));
    const other = await startRenderer({ folder: copy, port: rendererPort });
    try {
      const html = await (await fetch(`http://127.0.0.1:${rendererPort}${path}`)).text();
      // The policy of the page lets the browser ask no other.
      return html.replaceAll(dead, backend.url);
    } finally {
      await other.stop();
      rmSync(copy, { recursive: true });
    }
  };

  return { start, stop, pageWithoutBackend };
}
