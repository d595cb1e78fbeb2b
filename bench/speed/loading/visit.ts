import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { openPhone, slowLine, slowProcessor } from '../browser.ts';
import { dataShownMessage, type Noted, noteInPage } from './inPage.ts';
import type { Route } from './routes.ts';

/** What is told apart of what travels. */
export const kinds = ['html', 'script', 'style', 'font', 'image', 'video', 'data'] as const;

export type Kind = (typeof kinds)[number];

/** What came over the line, sizes in bytes as they travelled. */
export type Traffic = Record<Kind, { requests: number; bytes: number }>;

/** What one visit cost; times in milliseconds. */
export interface Visit extends Noted {
  traffic: Traffic;
  /** How long the page's main thread worked, and of that on scripts. */
  work: number;
  scriptWork: number;
}

/**
 * Visits a page with an empty cache and, where it is wanted, once more with what that left.
 *
 * @throws Error when the page does not show its data.
 */
export async function visit(
  browser: Browser,
  origin: string,
  { path, data }: Route,
  { again, hasData }: { again: boolean; hasData: boolean },
): Promise<{ cold: Visit; warm: Visit | undefined }> {
  const phone = await openPhone(browser);
  try {
    await phone.addInitScript(noteInPage, { data, message: dataShownMessage });
    const cold = await load(phone, origin + path, hasData);
    return { cold, warm: again ? await load(phone, origin + path, hasData) : undefined };
  } finally {
    await phone.close();
  }
}

async function load(phone: BrowserContext, url: string, hasData: boolean): Promise<Visit> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  const traffic = await countTraffic(session);
  await slowLine(session);
  await slowProcessor(session);
  await session.send('Performance.enable');
  // The page says it by itself: to ask would cost it a part of the time that is measured.
  const data = hasData
    ? page
        .waitForEvent('console', (message) => message.text() === dataShownMessage)
        .catch((cause: unknown) => {
          throw new Error(`${url} did not show its data.`, { cause });
        })
    : undefined;
  await Promise.all([page.goto(url, { waitUntil: 'load' }), data]);
  await page.waitForLoadState('networkidle');
  const shown = await page.evaluate(() => noted);
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  await page.close();
  if (!shown) throw new Error(`${url} noted nothing.`);
  return {
    ...shown,
    traffic,
    work: seconds('TaskDuration') * 1000,
    scriptWork: seconds('ScriptDuration') * 1000,
  };
}

/** Counts from now on what comes over the line. */
export async function countTraffic(session: CDPSession): Promise<Traffic> {
  const traffic = Object.fromEntries(
    kinds.map((kind) => [kind, { requests: 0, bytes: 0 }]),
  ) as Traffic;
  const known = new Map<string, Kind>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    known.set(requestId, kindOf(type, response.mimeType));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // What a cache of the browser answers did not travel.
    if (encodedDataLength === 0) return;
    const count = traffic[known.get(requestId) ?? 'data'];
    count.requests += 1;
    count.bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return traffic;
}

function kindOf(type: string, mime: string): Kind {
  if (/javascript/.test(mime)) return 'script';
  if (/css/.test(mime)) return 'style';
  if (/^image/.test(mime)) return 'image';
  if (/^video/.test(mime)) return 'video';
  if (type === 'Font' || /font|woff/.test(mime)) return 'font';
  return type === 'Document' ? 'html' : 'data';
}

/** All of it together but the film of the hero, which comes when nothing else is left to do. */
export function total(traffic: Traffic, of: 'requests' | 'bytes'): number {
  return kinds.reduce((sum, kind) => (kind === 'video' ? sum : sum + traffic[kind][of]), 0);
}
