import { addressOf, chooseCourse, dialogOf } from './calculators/dialog.ts';
import { answerTables } from './calculators/tables.ts';
import { expect, test } from './fixtures.ts';

test('MSc: nothing to divide by is the calculation’s own failure', async ({ page, visit }) => {
  await answerTables(page, {
    'cours-subject_MS_exchange': [{ course: 'Vuoto', subject: 'Senza crediti', cfu: null }],
    NC_max: [],
  });
  await visit(addressOf('exchange-calculator'));
  await chooseCourse(page, 'Vuoto');
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Incolla dal libretto' }).click();
  await dialog.getByRole('textbox').last().fill('Arabo\t6\t28');
  await dialog.getByRole('button', { name: 'Inserisci 1 esame' }).click();
  await dialog.getByLabel(/Voto di triennale/).fill('100');
  await dialog.getByRole('button', { name: 'Calcola', exact: true }).click();
  await expect(dialog.getByRole('alert').last()).toContainText(
    'Errore nel calcolo: Si è verificato un errore durante il calcolo',
  );
});
