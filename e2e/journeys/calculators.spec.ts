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
  await expect(
    page.getByRole('dialog', { name: 'Undergraduate Graduation Grade Calculator' }),
  ).toBeVisible();
});

test('the address names the open calculator, the focus stays in it, and the way back closes it', async ({
  page,
  visit,
}) => {
  await visit('/#calcolatori');
  await page.locator('#calcolatori [data-mf] button').nth(2).click();
  await expect(page).toHaveURL(/\?calcolatore=exchange-calculator-clmg#calcolatori$/);
  const dialog = page.getByRole('dialog', { name: 'Exchange Calculator CLMG' });
  await expect(dialog.locator('[data-grade]').first()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Exchange Calculator CLMG' })).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/#calcolatori$/);
});

test('a calculator that is still to come says so', async ({ page, visit }) => {
  await visit('/?calcolatore=dottorato#calcolatori');
  const dialog = page.getByRole('dialog', { name: 'Calcolatore in Sviluppo' });
  await expect(dialog.getByText('Questo calcolatore sarà disponibile presto!')).toBeVisible();
});
