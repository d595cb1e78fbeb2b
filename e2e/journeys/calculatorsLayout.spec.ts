import type { Page } from '@playwright/test';
import {
  cardOf,
  chooseCourse,
  dialogOf,
  gradesOf,
  leaveCalculator,
  openResults,
  typeGrades,
  urlOf,
} from './calculators/dialog.ts';
import { expect, test } from './fixtures.ts';

/** Opens a calculator with a few grades. */
async function openWithGrades(
  page: Page,
  visit: (path: string) => Promise<void>,
  type: 'graduation' | 'exchange-calculator-ug',
): Promise<void> {
  await visit(urlOf(type));
  await enterGrades(page);
}

async function enterGrades(page: Page): Promise<void> {
  await chooseCourse(page);
  await typeGrades(page, ['28', '30L', '25', '27']);
}

/** Elements beyond the viewport, and texts that are cut off. */
async function misfits(page: Page): Promise<string[]> {
  return dialogOf(page).evaluate((dialog) => {
    const width = document.documentElement.clientWidth;
    const visible = [...dialog.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('.sr-only') &&
        // A wide table may scroll by itself.
        !element.parentElement?.closest('[tabindex="0"]:has(> table)'),
    );
    return visible.flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      const description = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
      if (right > width + 1 || left < -1) return [`beyond the screen: ${description}`];
      const cuts = getComputedStyle(element).textOverflow === 'ellipsis';
      return cuts && element.scrollWidth > element.clientWidth + 1
        ? [`cut off: ${description}`]
        : [];
    });
  });
}

/** What a visitor with weak sight sets: the browser's zoom, or its font size. */
const enlargements = {
  'zoomed to 200 % on a phone': { width: 195, fontSize: 16 },
  'at twice the font size': { width: 390, fontSize: 32 },
};

async function enlarge(page: Page, name: keyof typeof enlargements): Promise<void> {
  const { width, fontSize } = enlargements[name];
  await page.setViewportSize({ width, height: 844 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, fontSize);
}

async function expectToFit(page: Page, ...names: (keyof typeof enlargements)[]): Promise<void> {
  for (const name of names) {
    await enlarge(page, name);
    await expect.poll(() => misfits(page), name).toEqual([]);
  }
}

test('fits the viewport without cut texts zoomed to 200 % or at twice the font size', {
  tag: '@layout',
}, async ({ page, visit }) => {
  await page.setViewportSize({ width: 195, height: 844 });
  await openWithGrades(page, visit, 'graduation');
  await expectToFit(page, 'zoomed to 200 % on a phone', 'at twice the font size');
  await leaveCalculator(page);
  await cardOf(page, 'exchange-calculator-ug').click();
  await enterGrades(page);
  await expectToFit(page, 'at twice the font size', 'zoomed to 200 % on a phone');
  await openResults(page);
  for (const index of [0, 1, 2]) await compareButtons(page).nth(index).click();
  await dialogOf(page).getByText('Come è calcolato').click();
  await expectToFit(page, 'zoomed to 200 % on a phone', 'at twice the font size');
});

test('a phone in landscape shows an exam, whose name takes two lines at most', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit('/#calcolatori');
  for (const type of [
    'exchange-calculator-ug',
    'exchange-calculator-clmg',
    'graduation',
  ] as const) {
    await test.step(type, async () => {
      // Closes the previous one.
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
      await cardOf(page, type).click();
      if (type !== 'exchange-calculator-clmg') await chooseCourse(page);
      await expect(gradesOf(page).first()).toBeInViewport({ ratio: 1 });
      // A trial click fails if another element covers it.
      await gradesOf(page).first().click({ trial: true });
    });
  }
  await typeGrades(page, ['28', '30L', '25', '27']);
  const names = dialogOf(page).locator('li label:first-child > span:not(.sr-only)');
  const lines = await names.evaluateAll((all) =>
    all.map((name) => {
      const { lineHeight } = getComputedStyle(name);
      return Math.round(name.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    }),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(Math.max(...lines)).toBeLessThanOrEqual(2);
});

test('a phone shows the reachable count first, with a button back to it, and a comparison of three', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithGrades(page, visit, 'exchange-calculator-ug');
  await openResults(page);
  const reach = dialogOf(page).getByRole('heading', {
    name: /^Destinazioni a portata \d+ su 257$/,
  });
  await expect(reach).toBeInViewport({ ratio: 1 });
  await dialogOf(page).getByRole('button', { name: 'Grafico' }).click();
  await expect(dialogOf(page).locator('figure')).toBeInViewport();
  await expect(reach).not.toBeInViewport();
  await dialogOf(page).getByRole('button', { name: 'Elenco' }).scrollIntoViewIfNeeded();
  await dialogOf(page).locator('li[data-reached]').nth(60).scrollIntoViewIfNeeded();
  await dialogOf(page).getByRole('button', { name: 'Torna all’inizio dei risultati' }).click();
  await expect(reach).toBeInViewport({ ratio: 1 });

  // A comparison of three destinations does not scroll sideways.
  for (const index of [0, 1, 2, 3]) await compareButtons(page).nth(index).click();
  const refused = dialogOf(page).getByText('Al massimo 3: prima togline una');
  await expect(refused).toBeInViewport({ ratio: 1 });
  await dialogOf(page).getByRole('button', { name: 'Confronta', exact: true }).click();
  const names = dialogOf(page).getByRole('columnheader');
  await expect(names).toHaveCount(3);
  for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
  const title = dialogOf(page).getByRole('heading', { name: 'A confronto' });
  await expect(title).toBeFocused();
  // No element covers the heading.
  expect(
    await title.evaluate((heading) => {
      const { left, top, height } = heading.getBoundingClientRect();
      return document.elementFromPoint(left + 8, top + height / 2) === heading;
    }),
  ).toBe(true);
});

const compareButtons = (page: Page) => dialogOf(page).getByRole('button', { name: /^Confronta: / });
