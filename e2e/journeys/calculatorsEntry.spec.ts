import { addressOf, chooseCourse, dialogOf, gradesOf, typeGrades } from './calculators/dialog.ts';
import { expect, test } from './fixtures.ts';

const valuesOf = (fields: ReturnType<typeof gradesOf>) =>
  fields.evaluateAll((all) => all.map((field) => (field as HTMLSelectElement).value));

test('grades are typed in a row: 28, 30L, 31; arrows and Enter go from exam to exam', async ({
  page,
  visit,
}) => {
  await visit(addressOf('graduation'));
  await chooseCourse(page);
  await typeGrades(page, ['28', '30L', '31', '18']);
  const grades = gradesOf(page);
  expect((await valuesOf(grades)).slice(0, 4)).toEqual(['28', '31', '31', '18']);
  await expect(grades.nth(4)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(grades.nth(3)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Backspace');
  await expect(grades.nth(3)).toHaveValue('0');
});

for (const { typed, said } of [
  { typed: '17', said: '«17»' },
  { typed: '32', said: '«32»' },
  { typed: '27,5', said: '«27,5»' },
  { typed: '1e9', said: '«1e9»' },
  { typed: '-18', said: '«-18»' },
]) {
  test(`${typed} is no grade: it is said, and nothing is taken`, async ({ page, visit }) => {
    await visit(addressOf('graduation'));
    await chooseCourse(page);
    const [first] = await gradesOf(page).all();
    await first?.focus();
    await page.keyboard.type(typed);
    await expect(dialogOf(page).getByText(`${said} non è un voto`)).toBeVisible();
    await expect(gradesOf(page).first()).toHaveValue('0');
    await page.keyboard.press('Backspace');
    await expect(dialogOf(page).getByText('non è un voto')).toHaveCount(0);
    await page.keyboard.type('28');
    await expect(gradesOf(page).first()).toHaveValue('28');
  });
}

test('letters do nothing, and a pasted page is refused in words', async ({ page, visit }) => {
  await visit(addressOf('graduation'));
  await chooseCourse(page);
  await gradesOf(page).first().focus();
  await page.keyboard.type('abc');
  await expect(gradesOf(page).first()).toHaveValue('0');
  await gradesOf(page)
    .first()
    .evaluate((field) => {
      const data = new DataTransfer();
      data.setData('text', '<b onclick="alert(1)">28</b>');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    });
  await expect(dialogOf(page).getByText('non è un voto')).toBeVisible();
  await expect(gradesOf(page).first()).toHaveValue('0');
});

test('rows from a transcript are shown as they were understood, taken over, taken back', async ({
  page,
  visit,
}) => {
  await visit(addressOf('graduation'));
  await chooseCourse(page, 'Economia e finanza');
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Incolla dal libretto' }).click();
  await dialog
    .getByRole('textbox')
    .fill('Statistica\t7\t30L\nMicroeconomia 8 27\n<b>Arabo</b>\t7,5\t29\nDiritto privato 17');
  await expect(dialog.getByText('manca un voto tra 18 e 30L')).toBeVisible();
  await expect(dialog.getByText('non è nel piano, viene aggiunto')).toBeVisible();
  await dialog.getByRole('button', { name: 'Inserisci 3 esami' }).click();
  await expect(dialog.getByLabel('Voto di Statistica')).toHaveValue('31');
  await expect(dialog.getByLabel('Voto di <b>Arabo</b>')).toHaveValue('29');
  // (31 · 7 + 27 · 8 + 29 · 7.5) / 22.5 · 110 / 30
  await expect(dialog.locator('aside output')).toContainText('106,0');
  // The form is gone, and the keyboard goes on where it stood.
  await page.keyboard.press('Control+z');
  await expect(dialog.getByLabel('Voto di Statistica')).toHaveValue('0');
  await expect(dialog.getByLabel(/Arabo/)).toHaveCount(0);
});

test('each change can be taken back, from the keyboard too', async ({ page, visit }) => {
  await visit(addressOf('exchange-calculator-clmg'));
  await typeGrades(page, ['28', '30']);
  await page.keyboard.press('Control+z');
  expect((await valuesOf(gradesOf(page))).slice(0, 2)).toEqual(['28', '0']);
  await dialogOf(page).getByRole('button', { name: 'Annulla modifica' }).click();
  expect((await valuesOf(gradesOf(page))).slice(0, 2)).toEqual(['0', '0']);
  await expect(dialogOf(page).getByRole('button', { name: 'Annulla modifica' })).toHaveCount(0);
});

test('an exam that is added says what is wrong with it', async ({ page, visit }) => {
  await visit(addressOf('graduation'));
  await chooseCourse(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Aggiungi un esame che non vedi' }).click();
  const form = dialog.getByRole('form');
  for (const cfu of ['', 'sei', '1e9', '-6', '61']) {
    await form.getByLabel('CFU').fill(cfu);
    await form.getByRole('button', { name: 'Aggiungi' }).click();
    await expect(form.getByText('I CFU sono un numero fino a 60.')).toBeVisible();
  }
  await expect(form.getByText('Scrivi il nome dell’esame.')).toBeVisible();
  await form.getByLabel('Nome dell’esame').fill('Tesi di laurea');
  await form.getByLabel('CFU').fill('7,5');
  await form.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(form.getByText('La tesi è già contata')).toBeVisible();
  await form.getByLabel('Nome dell’esame').fill('Arabo');
  await form.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(dialog.getByLabel('Voto di Arabo')).toBeVisible();
});

test('MSc: what is missing is said and gets the focus, field by field', async ({ page, visit }) => {
  await visit(addressOf('exchange-calculator'));
  const dialog = dialogOf(page);
  const calculate = dialog.getByRole('button', { name: 'Calcola', exact: true });
  await expect(dialog.getByRole('heading', { name: 'Exchange Calculator MSc' })).toBeFocused();
  // The courses are still being read: until then there is no field to go to.
  await expect(dialog.getByRole('combobox').first()).toBeVisible();
  await expect(dialog.getByRole('tab', { name: 'Risultati' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await calculate.click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Dati mancanti: Seleziona un corso e inserisci i voti degli esami',
  );
  await expect(dialog.getByRole('combobox').first()).toBeFocused();
  await chooseCourse(page);
  await calculate.click();
  await expect(gradesOf(page).first()).toBeFocused();
  await page.keyboard.type('28');
  for (const bachelor of ['', '65', '111', '1e9', 'cento', '-70']) {
    await dialog.getByLabel(/Voto di triennale/).fill(bachelor);
    await calculate.click();
    await expect(dialog.getByLabel(/Voto di triennale/)).toBeFocused();
    await expect(
      dialog.getByText('Inserisci un voto di triennale tra 66 e 110').first(),
    ).toBeVisible();
  }
  await dialog.getByLabel(/Voto di triennale/).fill('99,5');
  await dialog.getByRole('switch', { name: 'Usa i moltiplicatori stimati' }).click();
  await calculate.click();
  await expect(dialog.getByRole('alert').last()).toContainText(
    'Inserisci i moltiplicatori WA e CFU',
  );
  await expect(dialog.getByLabel('Moltiplicatore WA')).toBeFocused();
  await dialog.getByLabel('Moltiplicatore WA').fill('1,02');
  await dialog.getByLabel('Moltiplicatore CFU').fill('1');
  await calculate.click();
  await expect(dialog.getByText('su 1000')).toBeVisible();
});
