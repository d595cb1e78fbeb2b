import { remoteNames } from 'shared/contract';
import { freePorts } from '../../tools/site/freePorts.ts';
import { serve } from '../../tools/site/serve.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { type BackendReady, startRenderer } from '../../tools/site/site.ts';
import { addJournal } from './journal.ts';
import { createProxy } from './proxy.ts';

export interface RenderedSite extends ServedSite {
  /** Without the renderer, pages are the published frames. */
  stopRenderer: () => Promise<void>;
  startRenderer: () => Promise<void>;
  /** No server answers, as without a network. */
  goOffline: () => Promise<void>;
  goOnline: () => Promise<void>;
}

/** Serves the production build as `npm start` does: with rendered pages, each section on its own origin. */
export async function serveRenderedSite(shared: BackendReady): Promise<RenderedSite> {
  const [backendPort = 0] = await freePorts(1);
  // The workers share the backend: each reaches it in a way of its own.
  const url = new URL(shared.url);
  const proxy = createProxy(backendPort, Number(url.port));
  await proxy.start();
  url.port = String(backendPort);
  const backend = { ...shared, url: url.origin };
  const site = await serveSite(backend);
  const folder = `${site.folder}/shell`;
  const port = Number(new URL(site.url).port);
  addJournal(folder);
  const [rendererPort = 0] = await freePorts(1);
  const renderer = `http://127.0.0.1:${rendererPort}`;
  let stopRenderer = async () => {};
  const start = async () => {
    const running = await startRenderer({ folder, port: rendererPort });
    stopRenderer = running.stop;
    await untilComplete(renderer);
  };
  let stopFront = async () => {};
  const startFront = async () => {
    const front = await serve({ folder, port, kind: 'shell', backend: backend.url, renderer });
    stopFront = () => {
      front.closeAllConnections();
      return new Promise((resolve) => front.close(() => resolve()));
    };
  };
  await site.stopServer('shell');
  await startFront();
  await start();
  return {
    ...site,
    goOffline: async () => {
      await Promise.all([stopFront(), proxy.stop(), ...remoteNames.map(site.stopServer)]);
    },
    goOnline: async () => {
      await Promise.all([startFront(), proxy.start(), ...remoteNames.map(site.startServer)]);
      // The renderer remembers for a while what did not answer.
      await untilComplete(renderer);
    },
    startRenderer: start,
    stopRenderer: () => stopRenderer(),
    stop: async () => {
      await stopFront();
      await stopRenderer();
      await proxy.stop();
      await site.stop();
    },
  };
}

/** The first pages may lack sections, whose server files are on their way. */
async function untilComplete(renderer: string): Promise<void> {
  for (const path of ['/', '/dispense', '/guide', '/rappresentanti']) {
    let page: string | null;
    do {
      page = (await fetch(renderer + path)).headers.get('x-page');
    } while (page !== 'complete');
  }
}
