import { addressOf, chooseCourse, dialogOf, gradesOf, typeGrades } from './calculators/dialog.ts';
import { answerTables } from './calculators/tables.ts';
import { expect, test } from './fixtures.ts';

// Specification section 8: the exact messages, once in a toast and where it is missing; the rest works.
const failures = [
  {
    type: 'graduation',
    table: 'course_subjects',
    message: 'Impossibile caricare i corsi di laurea',
  },
  {
    type: 'exchange-calculator',
    table: 'dest_exc_msc',
    message: 'Errore nel caricamento dei dati',
  },
  {
    type: 'exchange-calculator',
    table: 'NC_max',
    message: 'Errore nel caricamento dei dati',
  },
  {
    type: 'exchange-calculator-clmg',
    table: 'CLMG_studyplan',
    message: 'Impossibile caricare il piano di studi',
  },
  {
    type: 'exchange-calculator-ug',
    table: 'course-multiplier_UG',
    message: 'Errore nel caricamento dei dati',
  },
];

for (const { type, table, message } of failures) {
  test(`${type}: ${table} fails, "${message}" is said and can be asked again`, async ({
    page,
    visit,
  }) => {
    const restore = await answerTables(page, { [table]: null });
    await visit(addressOf(type));
    const alert = dialogOf(page).getByRole('alert').filter({ hasText: message });
    await expect(alert).toBeVisible();
    await expect(page.getByText('Errore', { exact: true }).first()).toBeVisible();
    await restore();
    await alert.getByRole('button', { name: 'Riprova' }).click();
    await expect(alert).toHaveCount(0);
    if (type === 'exchange-calculator-clmg') await expect(gradesOf(page).first()).toBeVisible();
    else await chooseCourse(page);
  });
}

for (const { type, table, message } of [
  {
    type: 'graduation',
    table: 'course_subjects',
    message: 'Impossibile caricare gli esami per questo corso',
  },
  {
    type: 'exchange-calculator-ug',
    table: 'course_subjects_UG',
    message: 'Errore nel caricamento delle materie del corso',
  },
]) {
  test(`${type}: the exams of a course fail, "${message}"`, async ({ page, visit }) => {
    await visit(addressOf(type));
    const dialog = dialogOf(page);
    await dialog.getByRole('combobox').first().click();
    const restore = await answerTables(page, { [table]: null });
    await page.getByRole('option').first().click();
    const alert = dialog.getByRole('alert').filter({ hasText: message });
    await expect(alert).toBeVisible();
    // What is missing can be entered by hand.
    await dialog.getByRole('button', { name: 'Aggiungi un esame che non vedi' }).click();
    await dialog.getByLabel('Nome dell’esame').fill('Arabo');
    await dialog.getByLabel('CFU', { exact: true }).fill('6');
    await dialog.getByLabel('Voto', { exact: true }).selectOption('28');
    await dialog.getByRole('button', { name: 'Aggiungi', exact: true }).click();
    await expect(dialog.locator('output').last()).toContainText(/102,7|\d,\d\d/);
    await restore();
    await alert.getByRole('button', { name: 'Riprova' }).click();
    await expect(alert).toHaveCount(0);
    await expect(gradesOf(page).nth(3)).toBeVisible();
  });
}

test('CLMG: the destinations fail, the score stays', async ({ page, visit }) => {
  const restore = await answerTables(page, { CLMG_destinations_exchange: null });
  await visit(addressOf('exchange-calculator-clmg'));
  await typeGrades(page, ['28']);
  await dialogOf(page).getByRole('tab', { name: 'Risultati' }).click();
  const alert = dialogOf(page)
    .getByRole('alert')
    .filter({ hasText: 'Impossibile caricare le destinazioni' });
  await expect(alert).toBeVisible();
  await expect(dialogOf(page).getByText('28,00', { exact: true }).first()).toBeVisible();
  await restore();
  await alert.getByRole('button', { name: 'Riprova' }).click();
  await expect(dialogOf(page).locator('li[data-reached]').first()).toBeVisible();
});

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
