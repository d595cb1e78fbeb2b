import { freePorts } from '../../tools/site/freePorts.ts';
import { serve } from '../../tools/site/serve.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { type BackendReady, startRenderer } from '../../tools/site/site.ts';
import { addJournal } from './journal.ts';

/** Serves the production build as `npm start` does: with rendered pages, each section on its own origin. */
export async function serveRenderedSite(backend: BackendReady): Promise<ServedSite> {
  const site = await serveSite(backend);
  const folder = `${site.folder}/shell`;
  addJournal(folder);
  const [port = 0] = await freePorts(1);
  const renderer = await startRenderer({ folder, port });
  let front: Awaited<ReturnType<typeof serve>> | undefined;
  const stopFront = async () => {
    front?.closeAllConnections();
    await new Promise((resolve) => (front ? front.close(resolve) : resolve(undefined)));
    front = undefined;
  };
  const startFront = async () => {
    front = await serve({
      folder,
      port: Number(new URL(site.url).port),
      kind: 'shell',
      backend: backend.url,
      renderer: `http://127.0.0.1:${port}`,
    });
  };
  await site.stopServer('shell');
  await startFront();
  return {
    ...site,
    startServer: (name) => (name === 'shell' ? startFront() : site.startServer(name)),
    stopServer: (name) => (name === 'shell' ? stopFront() : site.stopServer(name)),
    stop: async () => {
      await stopFront();
      await renderer.stop();
      await site.stop();
    },
  };
}
