/** The calculation that a result shows under "Come è calcolato". */
import type { Page } from '@playwright/test';
import { chooseCourse, dialogOf, openResults, typeGrades, urlOf } from './calculators/dialog.ts';
import { expect, test } from './fixtures.ts';

/** The lines under "come è calcolato" as numbers: the operands and the result. */
async function workings(page: Page): Promise<number[][]> {
  const details = dialogOf(page).locator('details').filter({ hasText: 'Come è calcolato' });
  await details.locator('summary').click();
  const lines = await details.locator('dl > div').all();
  return Promise.all(
    lines.map(async (line) => {
      const [value = '', sum = ''] = await line.locator('dd').allTextContents();
      const numbers = `${sum} ${value}`.replaceAll(',', '.').match(/\d+(\.\d+)?/g);
      return numbers?.map(Number) ?? [];
    }),
  );
}

test('UG: the shown calculation gives the score', async ({ page, visit }) => {
  await visit(urlOf('exchange-calculator-ug'));
  await chooseCourse(page);
  await typeGrades(page, ['28', '25', '30L']);
  await openResults(page);
  await dialogOf(page).getByText('Come è calcolato').click();
  const last = dialogOf(page).locator('details').first().locator('dl > div').last();
  const [value, sum] = await last.locator('dd').allTextContents();
  const numbers =
    (sum ?? '')
      .replaceAll(',', '.')
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const [, points = 0, cfu = 0, multiplier = 0, beyond = 0] = numbers;
  const score = Math.max(0, points / cfu + multiplier * beyond);
  expect(value?.replace(',', '.')).toBe(score.toFixed(2));
});

test('graduation: the shown calculation gives the grade', async ({ page, visit }) => {
  await visit(urlOf('graduation'));
  await chooseCourse(page);
  await typeGrades(page, ['28', '25', '30L']);
  const [, base = [], total = []] = await workings(page);
  const [points = 0, cfu = 0, outOf = 0, of = 0, grade = 0] = base;
  expect(grade).toBeCloseTo(((points / cfu) * outOf) / of, 4);
  const [shownBase = 0, bonus = 0, final = 0] = total;
  expect(final).toBeCloseTo(shownBase + bonus, 4);
  await expect(dialogOf(page).locator('aside output')).toContainText(
    final.toFixed(1).replace('.', ','),
  );
});

// @spec constants.16
test('MSc: the shown calculation gives the score', async ({ page, visit }) => {
  await visit(urlOf('exchange-calculator'));
  await chooseCourse(page);
  await typeGrades(page, ['28', '25', '30L']);
  await dialogOf(page)
    .getByLabel(/Voto di triennale/)
    .fill('103,5');
  await dialogOf(page).getByRole('button', { name: 'Calcola', exact: true }).click();
  const [mean = [], cfu = [], bachelor = [], total = []] = await workings(page);
  const [points = 0, credits = 0, multiplier = 0, best = 0, half = 0, thousand = 0] = mean;
  expect(mean.at(-1)).toBeCloseTo((points / credits) * (multiplier / best) * half * thousand, 2);
  const [first = 0, second = 0, third = 0, score = 0] = total;
  expect(Math.round(first + second + third)).toBe(score);
  expect([mean.at(-1), cfu.at(-1), bachelor.at(-1)]).toEqual([first, second, third]);
});

test('CLMG: the shown calculation gives the score', async ({ page, visit }) => {
  await visit(urlOf('exchange-calculator-clmg'));
  await typeGrades(page, ['28']);
  await openResults(page);
  const [mean = []] = await workings(page);
  const [points = 0, cfu = 0, value = 0] = mean;
  expect(value).toBeCloseTo(points / cfu, 4);
});
