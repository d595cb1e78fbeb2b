import {
  chooseCourse,
  dialogOf,
  gradesOf,
  openExamMenu,
  typeGrades,
  urlOf,
} from './calculators/dialog.ts';
import { expect, test } from './fixtures.ts';

const valuesOf = (fields: ReturnType<typeof gradesOf>) =>
  fields.evaluateAll((all) => all.map((field) => (field as HTMLSelectElement).value));

test('grades are typed in sequence, moved between, undone, and refused with a message', async ({
  page,
  visit,
}) => {
  await visit(urlOf('exchange-calculator-clmg'));
  const grades = gradesOf(page);
  const undo = dialogOf(page).getByRole('button', { name: 'Annulla modifica' });
  await test.step('each change can be undone, also by keyboard', async () => {
    await typeGrades(page, ['28', '30']);
    await page.keyboard.press('Control+z');
    expect((await valuesOf(grades)).slice(0, 2)).toEqual(['28', '0']);
    await undo.click();
    expect((await valuesOf(grades)).slice(0, 2)).toEqual(['0', '0']);
    await expect(undo).toHaveCount(0);
  });
  await test.step('rejects other numbers and pasted HTML, and ignores letters', async () => {
    const first = grades.first();
    const message = dialogOf(page).getByText('non è un voto');
    await first.focus();
    for (const typed of ['17', '32', '27,5', '1e9', '-18']) {
      await page.keyboard.type(typed);
      await expect(dialogOf(page).getByText(`«${typed}» non è un voto`)).toBeVisible();
      await expect(first).toHaveValue('0');
      await page.keyboard.press('Backspace');
      await expect(message).toHaveCount(0);
      await page.keyboard.type('28');
      await expect(first).toHaveValue('28');
      await page.keyboard.press('Backspace');
      await expect(first).toHaveValue('0');
    }
    await page.keyboard.type('abc');
    await expect(first).toHaveValue('0');
    await first.evaluate((field) => {
      const data = new DataTransfer();
      data.setData('text', '<b onclick="alert(1)">28</b>');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    });
    await expect(message).toBeVisible();
    await expect(first).toHaveValue('0');
  });
  await test.step('arrows and Enter move between exams', async () => {
    await typeGrades(page, ['28', '30L', '31', '18']);
    expect((await valuesOf(grades)).slice(0, 4)).toEqual(['28', '31', '31', '18']);
    await expect(grades.nth(4)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(grades.nth(3)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Backspace');
    await expect(grades.nth(3)).toHaveValue('0');
  });
});

test('exams are pasted from the transcript or added by a form, which shows its errors', async ({
  page,
  visit,
}) => {
  await visit(urlOf('graduation'));
  await chooseCourse(page, 'Economia e finanza');
  const dialog = dialogOf(page);
  await test.step('pasted rows are previewed, inserted and undone', async () => {
    await dialog.getByRole('button', { name: 'Incolla dal libretto' }).click();
    await dialog
      .getByRole('textbox')
      .fill('Statistica\t7\t30L\nMicroeconomia 8 27\n<b>Arabo</b>\t7,5\t29\nDiritto privato 17');
    await expect(dialog.getByText('manca un voto tra 18 e 30L')).toBeVisible();
    await expect(dialog.getByText('non è nel piano: lo aggiungiamo')).toBeVisible();
    await dialog.getByRole('button', { name: 'Inserisci 3 esami' }).click();
    await expect(dialog.getByLabel('Voto di Statistica')).toHaveValue('31');
    await expect(dialog.getByLabel('Voto di <b>Arabo</b>')).toHaveValue('29');
    // (31 · 7 + 27 · 8 + 29 · 7.5) / 22.5 · 110 / 30
    await expect(dialog.locator('aside output')).toContainText('106,0');
    // Undo works although the focused form has closed.
    await page.keyboard.press('Control+z');
    await expect(dialog.getByLabel('Voto di Statistica')).toHaveValue('0');
    await expect(dialog.getByLabel(/Arabo/)).toHaveCount(0);
  });
  await test.step('an unclear row asks what it means, and counts once that is chosen', async () => {
    await dialog.getByRole('button', { name: 'Incolla dal libretto' }).click();
    await dialog.getByRole('textbox', { name: /^Righe copiate/ }).fill('Svedese 2 8 27');
    await expect(dialog.getByRole('button', { name: 'Inserisci 0 esami' })).toBeDisabled();
    const question = dialog.getByRole('combobox', { name: 'Che cosa vuol dire «Svedese 2 8 27»?' });
    await question.selectOption({ label: 'Svedese 2, 8 CFU: 27' });
    await dialog.getByRole('button', { name: 'Inserisci 1 esame' }).click();
    await expect(dialog.getByLabel('Voto di Svedese 2')).toHaveValue('27');
  });
  await test.step('a transcript is read from its PDF, on the device', async () => {
    const context = await page.context().browser()?.newContext();
    const printer = await context?.newPage();
    await printer?.setContent(
      `<style>td { padding: 4px 14px; vertical-align: top }</style><h1>Certificato</h1><p>Matricola 3012345</p>
      <table><tr><td>Insegnamento<td>CFU<td>Voto<td>Data
      <tr><td>30001 - STATISTICA<td>7<td>30 e lode<td>12 feb 2024
      <tr><td style="width: 5em">STORIA DELLA CULTURA<td>6<td>28/30<td>15/01/2024
      <tr><td>LABORATORIO<td>3<td>IDO<td>02/07/2023</table>`,
    );
    const buffer = (await printer?.pdf()) ?? Buffer.from('');
    await context?.close();
    await dialog.getByRole('button', { name: 'Incolla dal libretto' }).click();
    const file = dialog.getByLabel('Leggi un PDF o un CSV');
    await file.setInputFiles({
      name: 'danneggiato.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(dialog.getByText('Questo file non si legge.')).toBeVisible();
    await file.setInputFiles({ name: 'libretto.pdf', mimeType: 'application/pdf', buffer });
    await dialog.getByRole('button', { name: 'Inserisci 3 esami' }).click();
    await expect(dialog.getByLabel('Voto di Statistica')).toHaveValue('31');
    await expect(dialog.getByLabel('Voto di STORIA DELLA CULTURA')).toHaveValue('28');
    await openExamMenu(page, 'LABORATORIO');
    await expect(dialog.getByRole('checkbox', { name: /^Seminario ?: LABORATORIO/ })).toBeChecked();
  });
  await test.step('the form for an exam shows its errors', async () => {
    await dialog.getByRole('button', { name: 'Aggiungi un esame che non è in elenco' }).click();
    const form = dialog.getByRole('form');
    for (const cfu of ['', 'sei', '1e9', '-6', '61']) {
      await form.getByLabel('CFU').fill(cfu);
      await form.getByRole('button', { name: 'Aggiungi' }).click();
      await expect(form.getByText('Scrivi i CFU come numero, al massimo 60.')).toBeVisible();
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
});

// @spec calculators.5 validation.9 validation.10 validation.11 errors.15
test('MSc: reports and focuses each missing field', async ({ page, visit }) => {
  await visit(urlOf('exchange-calculator'));
  const dialog = dialogOf(page);
  const calculate = dialog.getByRole('button', { name: 'Calcola', exact: true });
  await expect(dialog.getByRole('heading', { name: 'Exchange Calculator MSc' })).toBeFocused();
  // The field exists once the courses have loaded.
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
