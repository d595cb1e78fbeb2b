/** Typing in the calculators, with the real data, and their results. */
import {
  chooseCourse,
  dialogOf,
  openResults,
  scoreOf,
  typeGrades,
  urlOf,
} from '../calculators/dialog.ts';
import { expect, test } from './fixtures.ts';

test('the score follows what is typed, also in a text field', { tag: '@engines' }, async ({
  page,
  visit,
}) => {
  const dialog = dialogOf(page);
  await visit(urlOf('exchange-calculator'));
  await chooseCourse(page);
  await typeGrades(page, ['28']);
  await dialog.getByLabel(/Voto di triennale/).pressSequentially('100');
  await dialog.getByRole('button', { name: 'Calcola', exact: true }).click();
  // The score of the MSc is shown with its results.
  await expect(dialog.locator('output:visible').first()).toContainText(/\d+/);
  await openResults(page);

  await visit(urlOf('exchange-calculator-clmg'));
  await typeGrades(page, ['28']);
  await expect(scoreOf(page)).toContainText('28,00');
  await openResults(page);
});
