import type { Server } from 'node:http';
import type { RunningProcess } from '../../tools/site/childProcess.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { serve } from '../../tools/site/serve.ts';
import type { ServedSite } from '../../tools/site/serveSite.ts';
import { startRenderer } from '../../tools/site/site.ts';
import { test } from './fixtures.ts';

/** Serves the pages of a file's journeys from the renderer; a journey may stop and start it. */
export function serveRenderedPages() {
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

  return { start, stop };
}
