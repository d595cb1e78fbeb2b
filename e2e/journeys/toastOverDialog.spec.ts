/** Regression: for seven seconds an error toast covered the calculator's tabs, or its score. */
import type { Locator } from '@playwright/test';
import { readsOf } from './backendMocks.ts';
import { dialogOf, urlOf } from './calculators/dialog.ts';
import { expect, test } from './fixtures.ts';

for (const { name, ...viewport } of [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone in landscape', width: 844, height: 390 },
  { name: 'a desktop', width: 1440, height: 900 },
]) {
  test(`a toast covers no text and no button of a dialog on ${name}`, async ({ page, visit }) => {
    let fail: () => void = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(readsOf('CLMG_studyplan'), async (route) => {
      await failed;
      await route.fulfill({
        status: 400,
        json: {},
        headers: { 'Access-Control-Allow-Origin': '*' },
      });
    });
    await page.setViewportSize(viewport);
    await visit(urlOf('exchange-calculator-clmg'));
    await expect(dialogOf(page).getByRole('tab').first()).toBeVisible();
    // Only now, because a toast disappears after seconds.
    fail();
    // Not by its name: in the accessibility tree it is another alert until it has the focus.
    const toast = page.locator('[role="alertdialog"]');
    await expect(toast).toBeVisible();
    await expect(dialogOf(page).getByRole('button', { name: 'Riprova' })).toBeVisible();
    expect(await coveredBy(toast, dialogOf(page))).toEqual([]);
  });
}

/** The texts and buttons of a dialog, except its title, that the toast covers. */
async function coveredBy(toast: Locator, dialog: Locator): Promise<string[]> {
  await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has closed.');
  return dialog.locator('button, p, h3, output').evaluateAll(
    (parts, { x, y, width, height }) =>
      parts
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isVisible = right - left > 1;
          return isVisible && left < x + width && x < right && top < y + height && y < bottom;
        })
        .map((part) => part.textContent || part.getAttribute('aria-label') || part.tagName),
    box,
  );
}
