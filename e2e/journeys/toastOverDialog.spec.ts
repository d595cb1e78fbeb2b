/** Regression: for seven seconds an error toast covered the calculator's tabs, or its score. */
import type { Locator } from '@playwright/test';
import { readsOf } from './backendMocks.ts';
import { dialogOf, urlOf } from './calculators/dialog.ts';
import { expect, test } from './fixtures.ts';

const viewports = {
  'a phone': { width: 390, height: 844 },
  'a phone in landscape': { width: 844, height: 390 },
  'a desktop': { width: 1440, height: 900 },
};

test('a toast covers no text and no button of a dialog', async ({ page, visit }) => {
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
  await visit(urlOf('exchange-calculator-clmg'));
  await expect(dialogOf(page).getByRole('tab').first()).toBeVisible();
  // Only now, because a toast disappears after seconds.
  fail();
  // Not by its name: in the accessibility tree it is another alert until it has the focus.
  const toast = page.locator('[role="alertdialog"]');
  await expect(toast).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Riprova' })).toBeVisible();
  for (const [name, viewport] of Object.entries(viewports)) {
    await page.setViewportSize(viewport);
    expect(await coveredBy(toast, dialogOf(page)), name).toEqual([]);
  }
});

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
