import { remoteNames } from 'shared/contract';
import { freePorts } from '../../tools/site/freePorts.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { type BackendReady, startRenderer } from '../../tools/site/site.ts';
import { backendVariable } from '../globalSetup.ts';
import { startProxy } from '../proxy.ts';
import { addJournal } from './engines/journal.ts';
import { test as base } from './fixtures.ts';

export interface RenderedSite extends ServedSite {
  /** Without the renderer, pages are the published frames. */
  stopRenderer: () => Promise<void>;
  startRenderer: () => Promise<void>;
  /** No server answers, as without a network. */
  goOffline: () => Promise<void>;
  goOnline: () => Promise<void>;
}

/** For journeys on pages that the renderer draws. */
export const test = base.extend<object, { hasJournal: boolean; site: RenderedSite }>({
  /** Whether pages note what they report: `engines/journal.ts`. */
  hasJournal: [false, { scope: 'worker', option: true }],
  site: [
    async ({ hasJournal }, use) => {
      const backend = JSON.parse(process.env[backendVariable] ?? '{}');
      const site = await serveRenderedSite(backend, hasJournal);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

/** Serves the production build as `npm start` does: with rendered pages, each section on its own origin. */
async function serveRenderedSite(shared: BackendReady, hasJournal: boolean): Promise<RenderedSite> {
  const [backendPort = 0, port = 0] = await freePorts(2);
  // The workers share the backend: each reaches it in a way of its own.
  const proxy = await startProxy(backendPort, shared.url);
  const renderer = `http://127.0.0.1:${port}`;
  const site = await serveSite({ ...shared, url: proxy.url }, { renderer });
  const folder = `${site.folder}/shell`;
  if (hasJournal) addJournal(folder);
  const servers = ['shell', ...remoteNames] as const;
  let stopRenderer = async () => {};
  const start = async () => {
    stopRenderer = (await startRenderer({ folder, port })).stop;
    await untilComplete(renderer);
  };
  await start();
  return {
    ...site,
    goOffline: async () => {
      await Promise.all([proxy.stop(), ...servers.map(site.stopServer)]);
    },
    goOnline: async () => {
      await Promise.all([proxy.start(), ...servers.map(site.startServer)]);
      // The renderer remembers for a while what did not answer.
      await untilComplete(renderer);
    },
    startRenderer: start,
    stopRenderer: () => stopRenderer(),
    stop: async () => {
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
