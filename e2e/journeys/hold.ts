import type { Page } from '@playwright/test';

/** Holds every request to these addresses back until the returned function is called. */
export async function hold(
  page: Page,
  addresses: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    // To whoever answers such requests in this journey, or to the server.
    await route.fallback();
  });
  return release;
}
