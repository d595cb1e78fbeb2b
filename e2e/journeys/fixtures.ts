import { test as base, expect, type Page, type Worker } from '@playwright/test';
import { defaultLanguage, type Language } from 'shared/contract';
import { freePorts } from '../../tools/site/freePorts.ts';
import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { backendVariable } from '../globalSetup.ts';
import { type Renderer, rendererOf } from './renderer.ts';

interface Visitor {
  /** Opens a page of the site in a language and waits until it is interactive. */
  visit: (path: string, language?: Language) => Promise<void>;
}

interface PageFixtures extends Visitor {
  /** Fails the journey on CSP violations, third-party requests and uncaught errors, in workers too. */
  noViolations: undefined;
}

export interface WorkerFixtures {
  rendererPort: number;
  site: ServedSite;
  /** A setting of the project: pages come from the renderer. Otherwise they are the published frames. */
  isRendered: boolean;
  /** A journey that stops it starts it again. */
  renderer: Renderer;
}

/** Each worker publishes a site: the production build of all artefacts, on seven origins. */
export const test = base.extend<PageFixtures, WorkerFixtures>({
  rendererPort: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const [port = 0] = await freePorts(1);
      await use(port);
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ rendererPort }, use) => {
      const renderer = `http://127.0.0.1:${rendererPort}`;
      const site = await serveSite(JSON.parse(process.env[backendVariable] ?? '{}'), {
        renderer,
        answerFeedback: true,
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  isRendered: [false, { scope: 'worker', option: true }],
  renderer: [
    async ({ site, rendererPort, isRendered }, use) => {
      const renderer = rendererOf(site.folder, rendererPort);
      if (isRendered) {
        await renderer.start();
        await renderer.untilComplete();
      }
      await use(renderer);
      await renderer.stop();
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, site }, use, { project }) => {
    // WebKit of the system has one profile for all journeys: drivers/webkit.ts.
    if (process.env.WEBKIT_DRIVER && project.name.startsWith('webkit')) {
      await page.goto(`${site.url}/robots.txt`);
      await page.evaluate(clearStorage);
    }
    await use(page);
  },
  noViolations: [
    async ({ page, site }, use) => {
      const violations = collectViolations(page, site);
      await use(undefined);
      // A response that a route still fetches when the page closes fails the worker's next test.
      await Promise.all(
        [page, page.context()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })),
      );
      expect(violations, 'CSP violations, third-party requests, uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page }, use) => {
    await use(async (path, language = defaultLanguage) => {
      if (language !== defaultLanguage) {
        await page.addInitScript((name) => {
          try {
            localStorage.setItem('language', name);
          } catch {
            // Firefox runs it in the first, empty page too, which has no storage.
          }
        }, language);
      }
      await page.goto(addressIn(language, path));
      // Not by its role: a dialog that the URL opens hides the page from the accessibility tree.
      await expect(page.locator('h1').first()).toBeVisible();
      // The heading is prerendered; before hydration a key press has no effect.
      await startPage(page);
    });
  },
});

/** Uses a page, which starts its scripts, and waits until it is interactive. */
export async function startPage(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await expect(page.locator('html')).toHaveAttribute('data-interactive');
}

async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}

/** The address of a page in a language, as the site links to it. */
export function addressIn(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  const { pathname, searchParams, hash } = new URL(path, 'http://page');
  searchParams.set('lang', language);
  return `${pathname}?${searchParams}${hash}`;
}

function collectViolations(page: Page, site: ServedSite): string[] {
  const own = [...site.origins.values(), site.backend.url, ...(site.config.fileOrigins ?? [])];
  const violations: string[] = [];
  const listen = (target: Page | Worker) =>
    target.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
  const listenToWorker = (worker: Worker) => {
    listen(worker);
    // The worker may have ended already.
    worker.evaluate(logViolations).catch(() => {});
  };
  listen(page);
  page.on('worker', listenToWorker);
  page.context().on('serviceworker', listenToWorker);
  page.on('pageerror', (error) => {
    // Firefox tells of refused and aborted requests as of errors: `engines/journal.ts` notes them.
    if (/^(Cross-Origin Request Blocked|None of the “sha|Failed to load)/.test(String(error))) {
      return;
    }
    // Includes unhandled rejections.
    violations.push(`uncaught: ${error.stack || error}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !own.includes(origin)) violations.push(request.url());
  });
  return violations;
}

/** Chromium logs violations of a page, but not those of a worker. */
function logViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Content Security Policy: ${effectiveDirective} refused ${blockedURI}`),
  );
}

export { expect };

/** Waits for the toaster, whose code loads last. */
export async function waitForToaster(page: Page): Promise<void> {
  const toaster = page.getByRole('region', { name: /^(Notifiche|Notifications)$/ });
  await toaster.waitFor({ state: 'attached' });
}

/** Calls back for every console error, except that the service worker, which journeys block, is missing. */
export function onConsoleError(page: Page, callback: (text: string) => void): void {
  page.on('console', (message) => {
    const isExpected = message.text().includes('The site cannot be kept for offline use');
    if (message.type() === 'error' && !isExpected) callback(message.text());
  });
}

/** Waits for the service worker, which first precaches the whole shell, while the page loads. */
export async function untilWorkerControls(page: Page): Promise<void> {
  const isControlled = () =>
    navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => page.evaluate(isControlled), { timeout: 40_000 }).toBe(true);
}
