import type { Page } from '@playwright/test';

/** Resolves when nothing that the page shows is on its way: the line across its top says so. */
export async function settled(page: Page): Promise<void> {
  await page.locator('.animate-loading').waitFor({ state: 'detached' });
}
