/** The calculation that a result shows under "Come è calcolato". */
import type { Page } from '@playwright/test';
import {
  cardOf,
  chooseCourse,
  dialogOf,
  leaveCalculator,
  openResults,
  scoreOf,
  typeGrades,
} from './calculators/dialog.ts';
import { calculatorTypes, everyCalculator } from './calculators/everyCalculator.ts';
import { expect, test } from './fixtures.ts';

/** The lines under "come è calcolato" whose sum is numbers only: what it gives, and what is shown. */
async function workings(page: Page): Promise<{ sum: number; shown: string; text: string }[]> {
  const details = dialogOf(page).locator('details').filter({ hasText: 'Come è calcolato' });
  await details.locator('summary').click();
  const lines = await details.locator('dl > div').all();
  return Promise.all(
    lines.map(async (line) => {
      const [shown = '', text = ''] = await line.locator('dd').allTextContents();
      const code = text
        .replaceAll(',', '.')
        .replaceAll(';', ',')
        .replaceAll('×', '*')
        .replaceAll('−', '-')
        .replace(/\b(min|max)\(/g, 'Math.$1(');
      // What a pocket calculator would give.
      return { sum: Number(new Function(`return ${code}`)()), shown, text };
    }),
  );
}

/** A shown number, with a comma and with either sign for minus. */
const numberIn = (text = '') => Number(text.replace(',', '.').replace('−', '-'));

// @spec constants.16
test('the shown calculation gives the score, in each calculator', async ({ page, visit }) => {
  const dialog = dialogOf(page);
  await visit('/#calcolatori');
  for (const type of calculatorTypes) {
    await test.step(type, async () => {
      const { hasBachelorGrade, hasCourses, hasDestinations } = everyCalculator[type];
      await cardOf(page, type).click();
      if (hasCourses) await chooseCourse(page);
      await typeGrades(page, ['28', '25', '30L']);
      if (hasBachelorGrade) {
        await dialog.getByLabel(/Voto di triennale/).fill('103,5');
        await dialog.getByRole('button', { name: 'Calcola', exact: true }).click();
        await dialog.getByRole('tab', { name: 'Inserimento Dati' }).click();
      }
      const score = numberIn((await scoreOf(page).locator('strong').textContent()) ?? '');
      if (hasDestinations) await openResults(page);
      const lines = await workings(page);
      for (const { sum, shown, text } of lines) {
        const halfUnit = 0.5 * 10 ** -(shown.split(',')[1]?.length ?? 0);
        expect(Math.abs(numberIn(shown) - sum), `${text} = ${shown}`).toBeLessThan(halfUnit + 1e-9);
      }
      expect(Math.abs(numberIn(lines.at(-1)?.shown) - score)).toBeLessThan(0.05);
      await leaveCalculator(page);
    });
  }
});
