/** The calculation that a result shows under "Come è calcolato". */
import type { Page } from '@playwright/test';
import {
  cardOf,
  chooseCourse,
  dialogOf,
  leaveCalculator,
  openResults,
  typeGrades,
  urlOf,
} from './calculators/dialog.ts';
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

// @spec constants.16
test('the shown calculation gives the score, in each calculator', async ({ page, visit }) => {
  const dialog = dialogOf(page);
  await test.step('graduation', async () => {
    await visit(urlOf('graduation'));
    await chooseCourse(page);
    await typeGrades(page, ['28', '25', '30L']);
    const [, base = [], total = []] = await workings(page);
    const [points = 0, cfu = 0, outOf = 0, of = 0, grade = 0] = base;
    expect(grade).toBeCloseTo(((points / cfu) * outOf) / of, 4);
    const [shownBase = 0, bonus = 0, final = 0] = total;
    expect(final).toBeCloseTo(shownBase + bonus, 4);
    const shown = final.toFixed(1).replace('.', ',');
    await expect(dialog.locator('aside output')).toContainText(shown);
    await leaveCalculator(page);
  });
  await test.step('UG', async () => {
    await cardOf(page, 'exchange-calculator-ug').click();
    await chooseCourse(page);
    await typeGrades(page, ['28', '25', '30L']);
    await openResults(page);
    await dialog.getByText('Come è calcolato').click();
    const last = dialog.locator('details').first().locator('dl > div').last();
    const [value, sum = ''] = await last.locator('dd').allTextContents();
    const numbers = sum.replaceAll(',', '.').match(/-?[\d.]+/g) ?? [];
    const [, points = 0, cfu = 0, multiplier = 0, beyond = 0] = numbers.map(Number);
    const score = Math.max(0, points / cfu + multiplier * beyond);
    expect(value?.replace(',', '.')).toBe(score.toFixed(2));
    await leaveCalculator(page);
  });
  await test.step('MSc', async () => {
    await cardOf(page, 'exchange-calculator').click();
    await chooseCourse(page);
    await typeGrades(page, ['28', '25', '30L']);
    await dialog.getByLabel(/Voto di triennale/).fill('103,5');
    await dialog.getByRole('button', { name: 'Calcola', exact: true }).click();
    const [mean = [], cfu = [], bachelor = [], total = []] = await workings(page);
    const [points = 0, credits = 0, multiplier = 0, best = 0, half = 0, thousand = 0] = mean;
    const part = (points / credits) * (multiplier / best) * half * thousand;
    expect(mean.at(-1)).toBeCloseTo(part, 2);
    const [first = 0, second = 0, third = 0, score = 0] = total;
    expect(Math.round(first + second + third)).toBe(score);
    expect([mean.at(-1), cfu.at(-1), bachelor.at(-1)]).toEqual([first, second, third]);
    await leaveCalculator(page);
  });
  await test.step('CLMG', async () => {
    await cardOf(page, 'exchange-calculator-clmg').click();
    await typeGrades(page, ['28']);
    await openResults(page);
    const [mean = []] = await workings(page);
    const [points = 0, cfu = 0, value = 0] = mean;
    expect(value).toBeCloseTo(points / cfu, 4);
  });
});
