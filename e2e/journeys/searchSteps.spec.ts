/** From one result of the search palette to the next, and back to the results. */
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import { expect, test } from './fixtures.ts';
import { searchPdfs } from './pdfSearch.ts';
import { fieldOf, openByKeyboard } from './searchPalette.ts';

const position = (index: number, count: number) => `${index} of ${count} results`;

test('steps lead through the results, and Back returns to them', async ({ page, site, visit }) => {
  await searchPdfs(site, 'statistica');
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/chi-siamo', 'en');
  await openByKeyboard(page);
  const field = fieldOf(page);
  await field.fill('statistica');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.first()).toContainText(/Statisti/);
  // When no section is waited for any more.
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('results');
  const count = await options.count();
  expect(count).toBeGreaterThan(1);
  await page.keyboard.press('Enter');

  const steps = page.getByRole('navigation', { name: 'Search results' });
  await expect(steps.getByRole('status')).toHaveText(position(1, count));
  await expect
    .poll(() => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0))
    .toBeGreaterThan(0);
  expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
  const first = page.url();
  await steps.getByRole('link', { name: 'Next result' }).click();
  await expect(steps.getByRole('status')).toHaveText(position(2, count));
  expect(page.url()).not.toBe(first);

  await page.goBack();
  await expect(page).toHaveURL(/\/chi-siamo/);
  await expect(field).toHaveValue('statistica');
  await expect(options).toHaveCount(count);
  await page.keyboard.press('Enter');
  await expect(steps.getByRole('status')).toHaveText(position(1, count));
  await steps.getByRole('button', { name: 'Close the results' }).click();
  await expect(steps).toHaveCount(0);
  expect(await page.evaluate(() => CSS.highlights.has('found'))).toBe(false);
});
