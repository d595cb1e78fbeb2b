import { addressOf, chooseCourse, dialogOf } from './calculators/dialog.ts';
import { answerTables } from './calculators/tables.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';

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

test('MSc: a multiplier that is still being read is not called missing', async ({
  page,
  visit,
}) => {
  const release = await hold(page, /\/course%20multipliers/);
  await visit(addressOf('exchange-calculator'));
  await chooseCourse(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Calcola', exact: true })).toBeDisabled();
  await expect(dialog.getByText(/manca una stima/)).toHaveCount(0);
  release();
  await expect(dialog.getByText(/Stimati dai bandi passati/)).toBeVisible();
});
