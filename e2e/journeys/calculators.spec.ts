import { expect, test } from './fixtures.ts';

const titles = [
  'Undergraduate Graduation Grade Calculator',
  'Exchange Calculator MSc',
  'Exchange Calculator CLMG',
  'Exchange Calculator UG',
];

test('each card opens its dialog, and Esc gives the focus back', async ({ page, visit }) => {
  await visit('/#calcolatori');
  const buttons = page.locator('#calcolatori [data-mf] button');
  for (const [index, title] of titles.entries()) {
    await buttons.nth(index).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(buttons.nth(index)).toBeFocused();
  }
});
