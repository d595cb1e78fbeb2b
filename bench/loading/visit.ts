import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { openPhone, throttleNetwork, throttleProcessor, untilRest } from '../phone.ts';
import { observePage, type PageTimings } from './observePage.ts';

/** What was transferred, without the hero's video, which is fetched when the page is idle. */
interface Traffic {
  requests: number;
  bytes: number;
  scriptBytes: number;
}

/** One page load, until the page rests; times are in milliseconds. */
export interface Visit extends PageTimings, Traffic {
  dataOnScreen: number;
  /** How long the main thread was busy. */
  mainThreadBusy: number;
}

interface Visited {
  url: string;
  /** What to wait for. */
  dataSelector: string;
  times: number;
  savesData: boolean;
}

/**
 * Loads a page as often as wanted, the first time with an empty cache.
 *
 * @throws Error when the page does not show its data.
 */
export async function visit(
  browser: Browser,
  { url, dataSelector, times, savesData }: Visited,
): Promise<Visit[]> {
  const phone = await openPhone(browser);
  try {
    await phone.addInitScript(observePage, dataSelector);
    const visits: Visit[] = [];
    while (visits.length < times) visits.push(await load(phone, url, savesData));
    return visits;
  } finally {
    await phone.close();
  }
}

async function load(phone: BrowserContext, url: string, savesData: boolean): Promise<Visit> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  const traffic = await countTraffic(session);
  await throttleNetwork(session);
  await throttleProcessor(session);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
  await session.send('Performance.enable');
  await page.goto(url, { waitUntil: 'load' });
  // Polling the page would take part of the time that is measured.
  const dataOnScreen = await page.evaluate(() => paintOfData ?? Number.NaN);
  await untilRest(page);
  const timings = await page.evaluate(() => pageTimings);
  const { metrics } = await session.send('Performance.getMetrics');
  const busySeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  await page.close();
  return { ...timings, ...traffic, dataOnScreen, mainThreadBusy: busySeconds * 1000 };
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
