/** Text at 200 % (WCAG 1.4.4), by browser zoom, which halves the viewport, or by the font size alone. */
import type { Page } from '@playwright/test';
import { cutTexts } from '../browser/cutTexts.ts';
import { expect, test } from './fixtures.ts';
import { previewLinks } from './preview.ts';
import { type TestedLanguage, testedLanguages } from './testScope.ts';

const sections = {
  handouts: [
    '/dispense',
    '/dispense?q=statistica',
    '/dispense/secondo-anno',
    '/dispense/secondo-anno/Statistica',
  ],
  'law handouts': ['/dispense/clmg', '/dispense/clmg/secondo-anno'],
  guides: ['/guide', '/guide?q=borsa', '/guide/tesi'],
  representatives: [
    '/rappresentanti',
    '/rappresentanti?organo=giurisprudenza',
    '/rappresentanti?q=borse',
    '/rappresentanti?q=esempio',
  ],
  versions: ['/versioni'],
};

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
  }, fontSize);
}

/** Checks a page at both sizes, with scroll bars, which take room. */
async function expectNoCutText(page: Page, description: string): Promise<void> {
  for (const size of sizes) {
    await resize(page, size);
    // An error page would have little text to cut.
    await expect(page.locator('main :is(li, article)').first()).toBeVisible();
    expect(await cutTexts(page, 'main'), `${description}, ${size.name}`).toEqual([]);
  }
  await resize(page, normal);
}

for (const [section, paths] of Object.entries(sections)) {
  test(`cuts no text: ${section}`, { tag: '@scrollbars' }, async ({ page, visit }) => {
    const html = page.locator('html');
    const main = page.locator('main');
    let [shown, other]: [TestedLanguage, TestedLanguage] = [...testedLanguages];
    for (const path of paths) {
      await visit(path);
      await page.waitForLoadState('networkidle');
      await expect(html).toHaveAttribute('lang', shown);
      await expectNoCutText(page, `${path} (${shown})`);

      const text = (await main.textContent()) ?? '';
      await page.getByRole('banner').locator(`button[lang="${other}"]`).click();
      // The section's texts change after the navbar's.
      await expect(main).not.toHaveText(text);
      await expect(html).toHaveAttribute('lang', other);
      await expectNoCutText(page, `${path} (${other})`);
      // The next page opens in the language that was chosen last.
      [shown, other] = [other, shown];
    }
  });
}

test('shows every button of a preview', { tag: '@scrollbars' }, async ({ page, visit }) => {
  await visit('/dispense/secondo-anno/Statistica');
  const preview = previewLinks(page).first();
  const dialog = page.getByRole('dialog');
  for (const size of sizes) {
    await resize(page, size);
    await preview.click();
    await expect(dialog.locator('.textLayer').first()).toBeVisible({ timeout: 30_000 });
    for (const button of await dialog.getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
