import { chooseCourse, dialogOf, urlOf } from './calculators/dialog.ts';
import { mockTables } from './calculators/mockTables.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';

// @spec errors.14
test('MSc: a multiplier that loads is not missing, and a division by zero is a calculation error', async ({
  page,
  visit,
}) => {
  await mockTables(page, {
    'cours-subject_MS_exchange': [{ course: 'Vuoto', subject: 'Senza crediti', cfu: null }],
    'course multipliers estimation': [{ course: 'Vuoto', 'GPA mult.': 1, 'NC mult': 1 }],
    NC_max: [],
  });
  const release = await holdRequests(page, /\/course%20multipliers/);
  await visit(urlOf('exchange-calculator'));
  await chooseCourse(page, 'Vuoto');
  const dialog = dialogOf(page);
  const calculate = dialog.getByRole('button', { name: 'Calcola', exact: true });
  await expect(calculate).toBeDisabled();
  await expect(dialog.getByText(/manca una stima/)).toHaveCount(0);
  release();
  await expect(dialog.getByText(/Stimati dai bandi passati/)).toBeVisible();

  await dialog.getByRole('button', { name: 'Incolla dal libretto' }).click();
  await dialog.getByRole('textbox').last().fill('Arabo\t6\t28');
  await dialog.getByRole('button', { name: 'Inserisci 1 esame' }).click();
  await dialog.getByLabel(/Voto di triennale/).fill('100');
  await calculate.click();
  await expect(dialog.getByRole('alert').last()).toContainText(
    'Errore nel calcolo: Si è verificato un errore durante il calcolo',
  );
});
