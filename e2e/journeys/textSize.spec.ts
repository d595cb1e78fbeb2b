/**
 * Text at twice its size (WCAG 1.4.4): half as wide a screen, which is what a browser's own zoom makes
 * of it, and letters twice as large on a phone. File rows, bodies and search fields once ran out of it.
 */
import type { Page } from '@playwright/test';
import { languages } from 'shared/contract';
import { cutTexts } from '../browser/cutTexts.ts';
import { expect, test } from './fixtures.ts';

const pages = [
  '/dispense',
  '/dispense?q=statistica',
  '/dispense/secondo-anno',
  '/dispense/secondo-anno/Statistica',
  '/dispense/clmg',
  '/dispense/clmg/secondo-anno',
  '/guide',
  '/guide?q=borsa',
  '/guide/tesi',
  '/rappresentanti',
  '/rappresentanti?organo=giurisprudenza',
  '/rappresentanti?q=borse',
  '/rappresentanti?q=esempio',
];

const sizes = [
  { what: 'zoomed to 200 %', width: 195, letters: 16 },
  { what: 'letters twice as large', width: 390, letters: 32 },
];

/** As the page is before, where the button of the language can be reached. */
const usual = { what: 'as it is', width: 390, letters: 16 };

async function enlarge(page: Page, { width, letters }: (typeof sizes)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
    // What watches its own size draws itself anew a frame later.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, letters);
}

for (const path of pages) {
  test(`no text is cut: ${path}`, async ({ page, visit }) => {
    await visit(path);
    await page.waitForLoadState('networkidle');
    const main = page.locator('main');
    const italian = (await main.textContent()) ?? '';
    for (const language of languages) {
      if (language === 'en') {
        await page.getByRole('button', { name: 'English' }).click();
        // The section's own words too, not the bar's alone.
        await expect(main).not.toHaveText(italian);
      }
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const size of sizes) {
        await test.step(`${size.what} (${language})`, async () => {
          await enlarge(page, size);
          // A page that failed has little text to cut.
          await expect(page.locator('main :is(li, article)').first()).toBeVisible();
          expect(await cutTexts(page, 'main'), size.what).toEqual([]);
        });
      }
      await enlarge(page, usual);
    }
  });
}

for (const size of sizes) {
  test(`${size.what}, no text of a preview is cut`, async ({ page, visit }) => {
    await page.setViewportSize({ width: size.width, height: 844 });
    await visit('/dispense/secondo-anno/Statistica');
    await enlarge(page, size);
    await page
      .locator('main')
      .getByRole('button', { name: /^Anteprima/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.textLayer').first()).toBeVisible({ timeout: 30_000 });
    for (const button of await dialog.getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });
}
