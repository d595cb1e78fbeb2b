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

test('an address that names a calculator opens it on a phone too, without its anchor', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/?calcolatore=graduation');
  await expect(page.getByRole('dialog', { name: titles[0] })).toBeVisible();
});
