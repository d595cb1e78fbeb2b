import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { openPhone, throttleNetwork, throttleProcessor } from '../browser.ts';
import { dataOnScreenMessage, observePage, type PageTimings } from './observePage.ts';
import type { MeasuredPage } from './pages.ts';

/** What was transferred, without the hero's video, which is fetched when the page is idle. */
interface Traffic {
  requests: number;
  bytes: number;
  scriptBytes: number;
}

/** One page load. */
export interface Visit extends PageTimings, Traffic {
  /** How long the main thread was busy, in milliseconds. */
  mainThreadBusy: number;
}

interface VisitOptions {
  /** Whether the page is loaded once more with the cache that the first load filled. */
  repeat: boolean;
  /** Whether to wait for the page's data: a page without scripts shows none. */
  hasData: boolean;
}

/** @throws Error when the page does not show its data. */
export async function visit(
  browser: Browser,
  origin: string,
  { path, dataSelector }: MeasuredPage,
  { repeat, hasData }: VisitOptions,
): Promise<{ cold: Visit; warm: Visit | undefined }> {
  const phone = await openPhone(browser);
  try {
    await phone.addInitScript(observePage, {
      selector: dataSelector,
      message: dataOnScreenMessage,
    });
    const cold = await load(phone, origin + path, hasData);
    return { cold, warm: repeat ? await load(phone, origin + path, hasData) : undefined };
  } finally {
    await phone.close();
  }
}

async function load(phone: BrowserContext, url: string, hasData: boolean): Promise<Visit> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  const traffic = await countTraffic(session);
  await throttleNetwork(session);
  await throttleProcessor(session);
  await session.send('Performance.enable');
  // Polling the page would take part of the time that is measured.
  const data = hasData
    ? page
        .waitForEvent('console', (message) => message.text() === dataOnScreenMessage)
        .catch((cause: unknown) => {
          throw new Error(`${url} did not show its data.`, { cause });
        })
    : undefined;
  await Promise.all([page.goto(url, { waitUntil: 'load' }), data]);
  await page.waitForLoadState('networkidle');
  const timings = await page.evaluate(() => pageTimings);
  const { metrics } = await session.send('Performance.getMetrics');
  const busySeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  await page.close();
  if (!timings) throw new Error(`${url} recorded no timings.`);
  return { ...timings, ...traffic, mainThreadBusy: busySeconds * 1000 };
}

/** Counts responses from now on, with their sizes as they are transferred. */
async function countTraffic(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { requests: 0, bytes: 0, scriptBytes: 0 };
  const mimeTypes = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    mimeTypes.set(requestId, response.mimeType);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const mimeType = mimeTypes.get(requestId) ?? '';
    // A length of 0 is a response from the browser's cache.
    if (encodedDataLength === 0 || mimeType.startsWith('video')) return;
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
    if (mimeType.includes('javascript')) traffic.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return traffic;
}
