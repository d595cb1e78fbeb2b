/** The chat's floating button keeps out of the way of what a visitor reads and uses. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { course, first, openPreview } from './preview.ts';
import { isFullRun } from './testScope.ts';

const button = (page: Page) => page.locator('[data-mf="chat"] button[aria-haspopup="dialog"]');

const isShown = (page: Page) => expect(button(page)).toHaveCSS('opacity', '1');
const isAway = (page: Page) => expect(button(page)).toHaveCSS('opacity', '0');

/**
 * The controls below the button, without those as large as cards, the pictures, the lines of text and the titles'
 * rows, or its own place if it is another than the right edge; undefined while it is hidden.
 */
function coveredParts(page: Page): Promise<string[] | undefined> {
  return button(page).evaluate((floating) => {
    if (getComputedStyle(floating).opacity === '0') return undefined;
    const box = floating.getBoundingClientRect();
    // A few pixels of a box are its padding.
    const isCovered = ({ left, right, top, bottom }: DOMRect) =>
      left + 4 < box.right && right - 4 > box.left && top + 4 < box.bottom && bottom - 4 > box.top;
    const parts = [
      ...document.querySelectorAll(
        'a[href], button, input, [role="tab"], [tabindex="0"], main svg',
      ),
    ].filter((part) => {
      const { width, height } = part.getBoundingClientRect();
      if (floating.contains(part) || width <= 1 || width * height > 12_000) return false;
      return isCovered(part.getBoundingClientRect());
    });
    const texts = [...document.querySelectorAll('main *:not(:has(*))')].filter((text) => {
      // Not what is for screen readers only.
      if (floating.contains(text) || text.getBoundingClientRect().width <= 1) return false;
      const lines = document.createRange();
      lines.selectNodeContents(text);
      return [...lines.getClientRects()].some((line) => line.width > 1 && isCovered(line));
    });
    // A title with its whole row: beside it the button looks like a part of it.
    const wholes = [...document.querySelectorAll('main :is(canvas, h1, header h2)')].filter(
      (whole) => isCovered(whole.getBoundingClientRect()),
    );
    const elsewhere = document.documentElement.clientWidth - box.right > 24 ? [floating] : [];
    return [...parts, ...texts, ...wholes, ...elsewhere].map(
      ({ tagName, textContent }) => `${tagName} ${textContent}`,
    );
  });
}

/** Short, because a walk through the page stops fifty times. */
const polling = { intervals: [20, 30, 50, 100, 250] };

/** Scrolls up to the top in steps, at each of which the button covers nothing, or leaves; returns both counts. */
async function walkUp(page: Page): Promise<{ shown: number; away: number }> {
  const scrollY = () => page.evaluate(() => window.scrollY);
  const stops = { shown: 0, away: 0 };
  for (let before = await scrollY(); before > 0; before = await scrollY()) {
    await page.mouse.wheel(0, -260);
    await expect.poll(scrollY, polling).toBeLessThan(before);
    // The button is positioned once the page is still.
    const free = expect.poll(() => coveredParts(page), { ...polling, timeout: 1500 }).toEqual([]);
    const isShown = await free.then(
      () => true,
      () => false,
    );
    if (!isShown) expect(await coveredParts(page)).toBeUndefined();
    stops[isShown ? 'shown' : 'away'] += 1;
  }
  return stops;
}

/** Scrolls to the end of the page, loading every section on the way. */
async function scrollToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('contentinfo').getByRole('button').last()).toBeInViewport({
      timeout: 100,
    });
  }).toPass({ intervals: [0] });
}

const walks = [
  { path: '/', width: 390, height: 844 },
  // Every row of the search results ends in a button.
  { path: '/?q=appunti', width: 390, height: 844 },
  // Every card ends in an arrow.
  { path: '/dispense/primo-anno', width: 390, height: 600 },
  { path: '/', width: 1440, height: 900 },
  // A phone in landscape has many stops without a free place, where the button stays hidden.
  { path: '/', width: 667, height: 375 },
  { path: '/', width: 768, height: 1024 },
];

for (const { path, width, height } of isFullRun ? walks : walks.slice(0, 4)) {
  test(`is there wherever the visitor stops on ${path}, and covers no control, at ${width} px`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(path);
    await page.mouse.move(width / 2, height / 2);
    await scrollToEnd(page);
    await page.waitForLoadState('networkidle');
    const { shown, away } = await walkUp(page);
    expect(shown).toBeGreaterThan(3);
    // Among figures it leaves; a phone in landscape has little room for it.
    expect(away).toBeLessThanOrEqual(height < 400 ? shown * 2 : shown / 2);
  });
}

test('is away from the first title, under the menu and while scrolling down, and rests above the footer', async ({
  page,
  visit,
}) => {
  await visit('/');
  await isShown(page);
  await expect.poll(() => coveredParts(page), polling).toEqual([]);

  await test.step('leaves under the open menu', async () => {
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await expect(button(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeVisible();
  });

  await test.step('rests at the end of the content, above the footer', async () => {
    await page.mouse.move(195, 400);
    await scrollToEnd(page);
    await isShown(page);
    const footer = await page.getByRole('contentinfo').boundingBox();
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await button(page).boundingBox()) ?? {};
        return y + height;
      }, polling)
      .toBeLessThanOrEqual(footer?.y ?? 0);
  });

  await test.step('leaves while scrolling down, and comes back when scrolling up', async () => {
    await page.mouse.wheel(0, -100_000);
    await isShown(page);
    await page.mouse.wheel(0, 900);
    await isAway(page);
    await page.mouse.wheel(0, -200);
    await isShown(page);
    await page.mouse.wheel(0, 300);
    await isAway(page);
    // What is away takes no tap.
    const { x = 0, y = 0, width = 0, height = 0 } = (await button(page).boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.getByRole('dialog', { name: 'Astra' })).toHaveCount(0);
  });
});

test('leaves the page’s title free at twice the font size', async ({ page, visit }) => {
  await visit('/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  // The button is positioned once the page is still; without a free place it is hidden.
  await expect
    .poll(() => page.locator('h1').evaluate((title) => title.getBoundingClientRect().height))
    .toBeGreaterThan(250);
  await expect.poll(async () => (await coveredParts(page)) ?? [], polling).toEqual([]);
});

test('comes back when it gets the keyboard’s focus', async ({ page, visit }) => {
  await visit('/');
  await isShown(page);
  await page.mouse.move(195, 400);
  await page.mouse.wheel(0, 900);
  await isAway(page);
  await page.keyboard.press('Tab');
  await button(page).focus();
  await isShown(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Astra' })).toBeVisible();
});

test('leaves the corner of the reader on a wide screen', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(course);
  await openPreview(page, first);
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
  await isShown(page);
  await expect.poll(() => coveredParts(page), polling).toEqual([]);
});
