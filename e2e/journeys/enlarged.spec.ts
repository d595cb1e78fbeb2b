/** The home page at 200 % (WCAG 1.4.4), by browser zoom or by the font size alone. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './layout.ts';

const sizes = [
  { name: 'zoomed to 200 %', width: 195, height: 422, fontSize: '100%' },
  { name: 'at twice the font size', width: 390, height: 844, fontSize: '200%' },
];

for (const { name, width, height, fontSize } of sizes) {
  const title = `bar, hero, sections and chat fit the page ${name}`;
  test(title, { tag: '@scrollbars' }, async ({ page, visit }) => {
    await page.setViewportSize({ width, height });
    await visit('/#eventi');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    await expect(page.locator('#eventi article').first()).toBeVisible();
    await page.locator('#marketplace').scrollIntoViewIfNeeded();
    await expect(page.locator('#marketplace h4').first()).toBeVisible();
    await expect(page.locator('#dispensen h3').first()).toBeVisible();
    // Of the hero the text only: its picture is wider than the page on purpose.
    const hero = 'main > section > div:has(> h1)';
    const sections = ['#dispensen', '#calcolatori', '#marketplace', '#eventi', '#astra-gpt'];
    expect(await horizontalOverflow(page)).toBe(0);
    for (const part of ['header', hero, ...sections]) {
      expect(await misfits(page.locator(part).first()), part).toEqual([]);
    }
    const years = page.locator('#dispensen').getByRole('button', { name: /anno$/i });
    await expect(years).toHaveCount(3);
    expect(await brokenWords(years)).toEqual([]);

    // It is away where it has no room.
    await page.locator('button[aria-haspopup="dialog"]').last().focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Astra' });
    await expect(panel.getByRole('log')).toBeVisible();
    expect(await misfits(panel)).toEqual([]);
    await panel.getByRole('textbox').fill('Tasse e agevolazioni');
    await panel.getByRole('textbox').press('Enter');
    await expect(panel.getByRole('log').getByRole('link').first()).toBeVisible();
    expect(await misfits(panel)).toEqual([]);
  });
}

/** The words of buttons that go on in another line. */
function brokenWords(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) =>
    all.flatMap((button) => {
      const text = button.lastChild;
      if (!(text instanceof Text)) return [`${button.textContent} has no text`];
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const letters = document.createRange();
        letters.setStart(text, index);
        letters.setEnd(text, index + word.length);
        return letters.getClientRects().length > 1 ? word : [];
      });
    }),
  );
}

/** Elements that are wider than the viewport or cut their content. */
function misfits(part: Locator): Promise<string[]> {
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
