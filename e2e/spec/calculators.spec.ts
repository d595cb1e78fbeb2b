/** Specification sections 2, 5 and 9 on the calculators: what no other journey shows. */
import { text } from '../allTexts.ts';
import { addressOf, chooseCourse, dialogOf, typeGrades } from '../journeys/calculators/dialog.ts';
import { answerTables } from '../journeys/calculators/tables.ts';
import { expect, test } from '../journeys/fixtures.ts';

const types = [
  'graduation',
  'exchange-calculator',
  'exchange-calculator-clmg',
  'exchange-calculator-ug',
] as const;

test('the use button of each card opens its calculator, by its name', async ({ page, visit }) => {
  await visit('/#calcolatori');
  const section = page.locator('#calcolatori [data-mf]');
  for (const type of types) {
    const name = text('mf-calculators', 'it', `cards.${type}.name`);
    await section
      .getByRole('button', { name: new RegExp(`^Usa il calcolatore ?: ${name}$`) })
      .click();
    await expect(page).toHaveURL(`/?calcolatore=${type}#calcolatori`);
    await expect(dialogOf(page)).toHaveAttribute('role', 'dialog');
    // Modal: what is behind it is out of reach.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
  }
});

for (const { type, wait } of [
  { type: 'exchange-calculator', wait: 'a score' },
  { type: 'exchange-calculator-clmg', wait: 'nothing' },
  { type: 'exchange-calculator-ug', wait: 'a score' },
]) {
  test(`${type} has two tabs; its results wait for ${wait}`, async ({ page, visit }) => {
    await visit(addressOf(type));
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('tab')).toHaveText(['Inserimento Dati', 'Risultati']);
    const results = dialog.getByRole('tab', { name: 'Risultati' });
    if (wait === 'nothing') {
      await results.click();
      await expect(results).toHaveAttribute('aria-selected', 'true');
      return;
    }
    await expect(results).toHaveAttribute('aria-disabled', 'true');
    await chooseCourse(page);
    await expect(results).toHaveAttribute('aria-disabled', 'true');
    await typeGrades(page, ['28']);
    if (type === 'exchange-calculator') {
      await dialog.getByLabel(/Voto di triennale/).fill('100');
      await expect(results).toHaveAttribute('aria-disabled', 'true');
      await dialog.getByRole('button', { name: 'Calcola', exact: true }).click();
    }
    await expect(results).not.toHaveAttribute('aria-disabled', 'true');
    await results.click();
    await expect(results).toHaveAttribute('aria-selected', 'true');
  });
}

test('the committee may add 0 to 5 points, and it says for what', async ({ page, visit }) => {
  await visit(addressOf('graduation'));
  await chooseCourse(page);
  await expect(
    dialogOf(page).getByText(
      'Tesi sufficiente 1, buona 2, ottima 4. Un punto in più, una volta sola, per stage o exchange.',
    ),
  ).toBeVisible();
  await dialogOf(page).getByLabel('Punti della commissione').click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'Nessuno',
    '+1',
    '+2',
    '+3',
    '+4',
    '+5',
  ]);
});

test('a graduation grade changes its colour at 95, 100 and 105', async ({ page, visit }) => {
  await answerTables(page, {
    course_subjects: [{ id: 1, course: 'Prova', subject: 'Uno', cfu: 6 }],
  });
  await visit(addressOf('graduation'));
  await chooseCourse(page, 'Prova');
  const result = dialogOf(page).locator('aside output');
  const colourAt = async (grade: string, shown: string) => {
    await dialogOf(page).getByLabel('Voto di Uno').selectOption(grade);
    const figure = result.getByText(shown, { exact: true });
    await expect(figure).toBeVisible();
    return figure.evaluate((element) => getComputedStyle(element).color);
  };
  const low = await colourAt('25', '91,7');
  const fair = await colourAt('26', '95,3');
  const good = await colourAt('28', '102,7');
  const excellent = await colourAt('29', '106,3');
  const colours = [low, fair, good, excellent];
  expect([...new Set(colours)]).toEqual(colours);
  // 27 · 110 / 30 is 99; with one point it is 100 exactly.
  expect(await colourAt('27', '99,0')).toBe(fair);
  await dialogOf(page).getByLabel('Punti della commissione').click();
  await page.getByRole('option', { name: '+1', exact: true }).click();
  expect(await colourAt('27', '100,0')).toBe(good);
});

for (const [language, wa] of [
  ['it', ['1,02', '1,03', '1,01']],
  ['en', ['1.02', '1.03', '1.01']],
] as const) {
  test(`a multiplier goes up and down by 0.01 with the arrow keys (${language})`, async ({
    page,
    visit,
  }) => {
    await visit(addressOf('exchange-calculator'), language);
    const say = (key: string) => text('mf-calculators', language, key);
    await dialogOf(page)
      .getByRole('switch', { name: say('msc.estimated') })
      .click();
    const field = dialogOf(page).getByLabel(say('msc.wa'), { exact: true });
    const [typed, above, below] = wa;
    await field.fill(typed);
    await page.keyboard.press('ArrowUp');
    await expect(field).toHaveValue(above);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveValue(below);
  });
}

test('UG: the highest delta first, and what is reached is green', async ({ page, visit }) => {
  const place = (id: number, uni_name: string, min_score: number | null) => ({
    id,
    uni_name,
    continent: 'Europa',
    min_score,
    max_score: 31,
    sel_details: null,
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await answerTables(page, {
    course_subjects_UG: [{ course: 'Prova', subject: 'Uno', cfu: 36 }],
    'course-multiplier_UG': [{ course: 'Prova', multiplier: 1, cfu_min: 36 }],
    UG_exchange_destinations: [
      place(1, 'Ignota', null),
      place(2, 'Lontana', 29),
      place(3, 'Giusta', 28),
      place(4, 'Facile', 27),
    ],
  });
  await visit(addressOf('exchange-calculator-ug'));
  await chooseCourse(page, 'Prova');
  // 28 + 1 · (36 − 36)
  await typeGrades(page, ['28']);
  await dialogOf(page).getByRole('tab', { name: 'Risultati' }).click();
  const rows = dialogOf(page).locator('li[data-reached]:visible');
  await expect(rows).toHaveText([
    /^Facile.*\+1,00/,
    /^Giusta.*0,00/,
    /^Lontana.*−1,00/,
    /^Ignota.*n\.d\./,
  ]);
  const green = 'rgb(11, 122, 67)';
  const colours = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('*')].map((part) => getComputedStyle(part).color)),
  );
  expect(colours.map((row) => row.includes(green))).toEqual([true, true, false, false]);
});
