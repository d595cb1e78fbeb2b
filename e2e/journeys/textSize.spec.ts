/** Text at 200 % (WCAG 1.4.4), by browser zoom, which halves the viewport, or by the font size alone. */
import type { Page } from '@playwright/test';
import { cutTexts } from '../browser/cutTexts.ts';
import { expect, test } from './fixtures.ts';
import { testedLanguages } from './testScope.ts';

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
  '/versioni',
];

const sizes = [
  { name: 'zoomed to 200 %', width: 195, fontSize: 16 },
  { name: 'at twice the font size', width: 390, fontSize: 32 },
];

/** The size at which the language switch can be reached. */
const normal = { name: 'at normal size', width: 390, fontSize: 16 };

async function resize(page: Page, { width, fontSize }: (typeof sizes)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
    // Resize observers render a frame later.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, fontSize);
}

for (const path of pages) {
  test(`cuts no text: ${path}`, { tag: '@layout' }, async ({ page, visit }) => {
    await visit(path);
    await page.waitForLoadState('networkidle');
    const main = page.locator('main');
    const italian = (await main.textContent()) ?? '';
    for (const language of testedLanguages) {
      if (language === 'en') {
        await page.getByRole('button', { name: 'English' }).click();
        // The section's texts change after the navbar's.
        await expect(main).not.toHaveText(italian);
      }
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const size of sizes) {
        await test.step(`${size.name} (${language})`, async () => {
          await resize(page, size);
          // An error page would have little text to cut.
          await expect(page.locator('main :is(li, article)').first()).toBeVisible();
          expect(await cutTexts(page, 'main'), size.name).toEqual([]);
        });
      }
      await resize(page, normal);
    }
  });
}

for (const size of sizes) {
  test(`breaks no year’s name inside a word, ${size.name}`, { tag: '@layout' }, async ({
    page,
    visit,
  }) => {
    await visit('/');
    const years = page.locator('#dispensen').getByRole('button', { name: /anno$/ });
    await expect(years).toHaveCount(3);
    await resize(page, size);
    const broken = await years.evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const text = button.lastChild;
        if (!(text instanceof Text)) return [`${button.textContent} has no text`];
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const letters = document.createRange();
          letters.setStart(text, index);
          letters.setEnd(text, index + word.length);
          return letters.getClientRects().length > 1 ? word : [];
        });
      }),
    );
    expect(broken).toEqual([]);
  });
}

for (const size of sizes) {
  test(`shows every button of a preview, ${size.name}`, { tag: '@layout' }, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: size.width, height: 844 });
    await visit('/dispense/secondo-anno/Statistica');
    await resize(page, size);
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
