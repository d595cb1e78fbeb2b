/** Typing in the four calculators, with the real data, and their results. */
import {
  chooseCourse,
  dialogOf,
  openResults,
  scoreOf,
  typeGrades,
  urlOf,
} from '../calculators/dialog.ts';
import { expect, test } from './fixtures.ts';

for (const { type, grades, score, bachelor = false } of [
  // 31 · 110 / 30 counts as 110 at most.
  { type: 'graduation', grades: ['30', '30L', '30'], score: /110,0/ },
  { type: 'exchange-calculator', grades: ['28'], score: /\d+/, bachelor: true },
  { type: 'exchange-calculator-clmg', grades: ['28'], score: /28,00/ },
  { type: 'exchange-calculator-ug', grades: ['27', '29'], score: /\d+,\d\d/ },
]) {
  test(`${type}: the score follows what is typed`, { tag: '@engines' }, async ({ page, visit }) => {
    await visit(urlOf(type));
    if (type !== 'exchange-calculator-clmg') await chooseCourse(page);
    await typeGrades(page, grades);
    if (bachelor) {
      await dialogOf(page)
        .getByLabel(/Voto di triennale/)
        .pressSequentially('100');
      await dialogOf(page).getByRole('button', { name: 'Calcola', exact: true }).click();
    }
    // The score of the MSc is shown with its results.
    const shown = bachelor ? dialogOf(page).locator('output:visible').first() : scoreOf(page);
    await expect(shown).toContainText(score);
    if (type !== 'graduation') await openResults(page);
  });
}
