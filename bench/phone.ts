import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';

/** Slow 4G and a mid-range phone, as Lighthouse simulates them. */
const throttling = { latencyMs: 150, bitsPerSecond: 1_600_000, cpuSlowdown: 4 };

/** For the environment line of a section. */
export const throttlingText = `${throttling.bitsPerSecond / 1_000_000} Mbps, ${throttling.latencyMs} ms, processor ÷ ${throttling.cpuSlowdown}, 390 px, HTTP/2 with TLS and brotli`;

/** A context like a phone's, with an empty cache. */
export async function openPhone(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    serviceWorkers: 'block',
    ...options,
  });
  phone.setDefaultTimeout(60_000);
  // tsx compiles functions to calls of `__name`, which a page does not have.
  await phone.addInitScript('globalThis.__name = (named) => named');
  return phone;
}

export async function throttleProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling.cpuSlowdown });
}

export async function throttleNetwork(session: CDPSession): Promise<void> {
  const bytesPerSecond = throttling.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttling.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
}

const restMs = 2000;

/** Waits until the page has loaded, and nothing was requested or received for two seconds. */
export async function untilRest(page: Page): Promise<void> {
  let lastTraffic = performance.now();
  const onTraffic = () => {
    lastTraffic = performance.now();
  };
  page.on('request', onTraffic).on('requestfinished', onTraffic);
  await page.waitForLoadState('networkidle');
  for (let rest = 0; rest < restMs; rest = performance.now() - lastTraffic) {
    await page.waitForTimeout(restMs - rest);
  }
  page.off('request', onTraffic).off('requestfinished', onTraffic);
}
