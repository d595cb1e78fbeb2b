import { expect, type Page } from '@playwright/test';

/** Waits for the service worker, which first precaches the whole shell, while the page loads. */
export async function untilWorkerControls(page: Page): Promise<void> {
  const isControlled = () =>
    navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => page.evaluate(isControlled), { timeout: 40_000 }).toBe(true);
}
