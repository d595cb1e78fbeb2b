/**
 * A toast says what failed, and the dialog below it offers to try again: for seven seconds a phone's
 * lay over the tabs and the words of the calculators, a desk's over the score.
 */
import type { Locator } from '@playwright/test';
import { readsOf } from './alteredReads.ts';
import { addressOf, dialogOf } from './calculators/dialog.ts';
import { expect, test } from './fixtures.ts';

for (const { name, ...viewport } of [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a phone on its side', width: 844, height: 390 },
  { name: 'a desk', width: 1440, height: 900 },
]) {
  test(`a toast leaves all that a dialog says and offers in sight, on ${name}`, async ({
    page,
    visit,
  }) => {
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
    await visit(addressOf('exchange-calculator-clmg'));
    await expect(dialogOf(page).getByRole('tab').first()).toBeVisible();
    // Only now: a toast is gone after seconds.
    fail();
    // Not by its name: to readers it is an alert of its own until the focus is in it.
    const toast = page.locator('[role="alertdialog"]');
    await expect(toast).toBeVisible();
    await expect(dialogOf(page).getByRole('button', { name: 'Riprova' })).toBeVisible();
    expect(await coveredBy(toast, dialogOf(page))).toEqual([]);
  });
}

/** The words and buttons of a dialog, but for its title, over which a toast lies once it is there. */
async function coveredBy(toast: Locator, dialog: Locator): Promise<string[]> {
  await expect.poll(() => toast.evaluate((one) => one.getAnimations().length)).toBe(0);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast is gone.');
  return dialog.locator('button, p, h3, output').evaluateAll(
    (parts, { x, y, width, height }) =>
      parts
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const isSeen = right - left > 1;
          return isSeen && left < x + width && x < right && top < y + height && y < bottom;
        })
        .map((part) => part.textContent || part.getAttribute('aria-label') || part.tagName),
    box,
  );
}
