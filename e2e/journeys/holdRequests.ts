import type { Page } from '@playwright/test';

/** Holds every request to these URLs until the returned function is called. */
export async function holdRequests(
  page: Page,
  url: Parameters<Page['route']>[0],
): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    // Earlier mocks of the journey, or else the server, respond.
    await route.fallback();
  });
  return release;
}
