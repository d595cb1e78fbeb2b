import { test as base } from '@playwright/test';
import { type Deployment, readDeployment } from '../../tools/deployment.ts';
import { freePorts } from '../../tools/site/freePorts.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { backendVariable } from '../globalSetup.ts';
import { rendererOf } from './renderer.ts';

interface RenderedSite {
  /** A site with a renderer for this journey alone, which changes what is live. */
  site: ServedSite;
  deployment: Deployment;
  /** What the site answers, and by which version of the shell. */
  answer: (path: string) => Promise<{
    status: number;
    /** Whether the renderer drew it: `complete`. */
    drawn: string | null;
    version: string;
    html: string;
  }>;
}

/** For journeys that release to a site with a renderer. */
export const test = base.extend<RenderedSite>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
  site: async ({}, use) => {
    const [port = 0] = await freePorts(1);
    const backend = JSON.parse(process.env[backendVariable] ?? '{}');
    const site = await serveSite(backend, { renderer: `http://127.0.0.1:${port}` });
    const renderer = rendererOf(site.folder, port);
    await renderer.start();
    await renderer.untilComplete();
    await use(site);
    await renderer.stop();
    await site.stop();
  },
  deployment: async ({ site }, use) => use(readDeployment(`${site.folder}/deployment.json`)),
  answer: async ({ site }, use) =>
    use(async (path) => {
      const response = await fetch(site.url + path);
      const html = await response.text();
      const version = /"version":"([^"]+)"/.exec(html)?.[1] ?? '';
      return { status: response.status, drawn: response.headers.get('x-page'), version, html };
    }),
});
