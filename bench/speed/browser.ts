import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
} from '@playwright/test';
import { ensureChromium } from '../../tools/browser/ensureChromium.ts';
import { launchArguments } from '../../tools/browser/launchArguments.ts';
import type { Certificate } from './sites/certificate.ts';

/** Slow 4G and a phone of the middle class, as Lighthouse has them. */
const conditions = { latency: 150, bitsPerSecond: 1_600_000, slowdown: 4 };

const bytesPerSecond = conditions.bitsPerSecond / 8;

/** Said in the head of every section that is read under them. */
export const conditionsInWords = `${conditions.bitsPerSecond / 1_000_000} Mbps, ${conditions.latency} ms, processor ÷ ${conditions.slowdown}, 390 px, HTTP/2 with TLS and brotli`;

/** Starts a browser that trusts the run's certificate. */
export async function openBrowser(
  { fingerprint }: Certificate,
  more: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({
    args: [...launchArguments, `--ignore-certificate-errors-spki-list=${fingerprint}`, ...more],
    executablePath: await ensureChromium(console.log),
  });
}

/** A visitor with a phone and an empty cache. */
export async function openPhone(
  browser: Browser,
  more: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    serviceWorkers: 'block',
    ...more,
  });
  phone.setDefaultTimeout(60_000);
  // tsx gives functions their names by a function of its own, which a page does not have.
  await phone.addInitScript('globalThis.__name = (named) => named');
  return phone;
}

export async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown });
}

export async function slowLine(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
}
