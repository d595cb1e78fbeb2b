import { expect, type Page } from '@playwright/test';
import { type TestedLanguage, translateIn } from './testScope.ts';

export const course = '/dispense/secondo-anno/Statistica';
export const first = /^Statistica - Appunti completi/;

/** The links to the previews of a list, each named as its file. */
export const previewLinks = (page: Page) => page.locator('main a[aria-haspopup="dialog"]');

/** The preview's text layer, which exists once a page is rendered. */
export const textLayer = (page: Page) => page.getByRole('dialog').locator('.textLayer').first();

/** The field with the page in view. */
export const pageField = (page: Page, language: TestedLanguage = 'it') => {
  const name = translateIn(language)('Pagina', 'Page');
  return page.getByRole('dialog').getByRole('textbox', { name });
};

export async function openPreview(page: Page, name: RegExp): Promise<void> {
  await page.locator('main').getByRole('link', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
