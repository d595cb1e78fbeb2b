import { expect, type Page } from '@playwright/test';

export const course = '/dispense/secondo-anno/Statistica';
export const first = /^Anteprima Statistica - Appunti completi/;

/** The preview's text layer, which exists once a page is rendered. */
export const textLayer = (page: Page) => page.getByRole('dialog').locator('.textLayer').first();

export async function openPreview(page: Page, name: RegExp): Promise<void> {
  await page.locator('main').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
