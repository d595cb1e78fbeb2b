/** Regression: for seven seconds a toast covered a calculator's score, the tools of the reader or the title of a page. */
import type { Locator, Page } from '@playwright/test';
import { readsOf } from './backendMocks.ts';
import { dialogOf, urlOf } from './calculators/dialog.ts';
import { expect, test } from './fixtures.ts';
import { course, first, openPreview } from './preview.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

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
  const toast = toastOf(page);
  await expect(toast).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Riprova' })).toBeVisible();
  for (const [name, viewport] of Object.entries(viewports)) {
    await page.setViewportSize(viewport);
    const content = dialogOf(page).locator('button, p, h3, output');
    expect(await coveredBy(toast, content), name).toEqual([]);
  }
});

const share = { name: /^Condividi/ };

for (const [name, viewport] of Object.entries(viewports)) {
  test(`a toast covers no heading, no tool of the reader and not the chat, on ${name}`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize(viewport);
    await visit(course);
    const toast = toastOf(page);

    await test.step('in the reader', async () => {
      await openPreview(page, first);
      const reader = page.getByRole('dialog', { name: first });
      await reader.getByRole('button', share).click();
      await expect(toast).toBeVisible();
      expect(await coveredBy(toast, reader.locator('button, input, a, canvas'))).toEqual([]);
      await toast.locator('button').click();
      await expect(toast).toBeHidden();
      await page.keyboard.press('Escape');
    });

    await test.step('at the top of the page', async () => {
      await page.locator('main').getByRole('button', share).focus();
      await page.keyboard.press('Enter');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(toast).toBeVisible();
      const kept = page.locator('main :is(h1, a, button), [data-mf="chat"] button');
      expect(await coveredBy(toast, kept)).toEqual([]);
    });
  });
}

/** Not by its name: in the accessibility tree an error is another alert until it has the focus. */
const toastOf = (page: Page) =>
  page.getByRole('region', { name: 'Notifiche' }).locator('[role="dialog"], [role="alertdialog"]');

/** Those of some elements that the toast covers. */
async function coveredBy(toast: Locator, elements: Locator): Promise<string[]> {
  await expect.poll(() => toast.evaluate((element) => element.getAnimations().length)).toBe(0);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has closed.');
  return elements.evaluateAll(
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
