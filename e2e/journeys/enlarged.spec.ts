/** Text twice as large, by the browser's zoom or by its letters alone: cards and chat ran out of the page. */
import type { Locator } from '@playwright/test';
import { languages } from 'shared/contract';
import { expect, test } from './fixtures.ts';

const ways = [
  { name: 'zoomed to 200 %', width: 195, height: 422, letters: '100%' },
  { name: 'with letters of 200 %', width: 390, height: 844, letters: '200%' },
];

for (const { name, width, height, letters } of ways) {
  for (const language of languages) {
    test(`${name}, events, marketplace and chat fit their page (${language})`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width, height });
      await visit('/#eventi', language);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      await expect(page.locator('#eventi article').first()).toBeVisible();
      await page.locator('#marketplace').scrollIntoViewIfNeeded();
      await expect(page.locator('#marketplace h4').first()).toBeVisible();
      for (const part of ['#eventi', '#marketplace']) {
        expect(await runsOut(page.locator(part)), part).toEqual([]);
      }

      await page.locator('button[aria-haspopup="dialog"]').last().click();
      const panel = page.getByRole('dialog', { name: 'Astra' });
      await expect(panel.getByRole('log')).toBeVisible();
      expect(await runsOut(panel)).toEqual([]);
      await panel.getByRole('textbox').fill('Tasse e agevolazioni');
      await panel.getByRole('textbox').press('Enter');
      await expect(panel.getByRole('log').getByRole('link').first()).toBeVisible();
      expect(await runsOut(panel)).toEqual([]);
    });
  }
}

/** The words of what is wider than the page, or cut by its own box. */
function runsOut(part: Locator): Promise<string[]> {
  return part.evaluate((whole) =>
    [...whole.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width <= 1 || element.closest('.sr-only, svg')) return false;
        const cut =
          getComputedStyle(element).overflowX !== 'visible' &&
          element.scrollWidth > element.clientWidth + 1;
        return cut || left < -1 || right > window.innerWidth + 1;
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`),
  );
}
