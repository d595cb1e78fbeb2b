import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { type Noted, noteInPage } from './inPage.ts';
import type { Route } from './routes.ts';

/** Slow 4G and a phone of the middle class, as Lighthouse has them. */
export const conditions = {
  latency: 150,
  bitsPerSecond: 1_600_000,
  slowdown: 4,
};

/** What one visit cost. Times in milliseconds, sizes in bytes as they travelled. */
export interface Visit extends Noted {
  requests: number;
  bytes: number;
  scriptBytes: number;
  /** How long the page's main thread worked. */
  work: number;
}

/**
 * Visits a page with an empty cache, and once more with what that left.
 *
 * @throws Error when the page does not show its data.
 */
export async function visitTwice(
  browser: Browser,
  origin: string,
  { path, data }: Route,
  hasData: boolean,
): Promise<{ cold: Visit; warm: Visit }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    serviceWorkers: 'block',
  });
  try {
    // tsx gives functions their names by a function of its own, which a page does not have.
    await context.addInitScript('globalThis.__name = (named) => named');
    await context.addInitScript(noteInPage, data);
    const cold = await load(context, origin + path, hasData);
    return { cold, warm: await load(context, origin + path, hasData) };
  } finally {
    await context.close();
  }
}

async function load(context: BrowserContext, url: string, hasData: boolean): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await limit(session);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  if (hasData) {
    const shown = page.waitForFunction(() => noted && noted.dataShown > 0, null, {
      timeout: 60_000,
    });
    await shown.catch((cause: unknown) => {
      throw new Error(`${url} did not show its data.`, { cause });
    });
  }
  await page.waitForLoadState('networkidle');
  const shown = await page.evaluate(() => noted);
  const { metrics } = await session.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  await page.close();
  if (!shown) throw new Error(`${url} noted nothing.`);
  return { ...shown, ...traffic, work: task * 1000 };
}

async function limit(session: CDPSession) {
  const traffic = { requests: 0, bytes: 0, scriptBytes: 0 };
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    kinds.set(requestId, response.mimeType);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength === 0) return;
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
    if (/javascript/.test(kinds.get(requestId) ?? '')) traffic.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Performance.enable');
  const bytesPerSecond = conditions.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown });
  return traffic;
}
