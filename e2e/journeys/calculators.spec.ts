import { chooseCourse, dialogOf, typeGrades, urlOf } from './calculators/dialog.ts';
import { mockTables } from './calculators/mockTables.ts';
import { expect, test } from './fixtures.ts';

const titles = [
  'Undergraduate Graduation Grade Calculator',
  'Exchange Calculator MSc',
  'Exchange Calculator CLMG',
  'Exchange Calculator UG',
];

// @spec product.13 calculators.1 calculators.2
test('each card opens its dialog, and Esc restores the focus', async ({ page, visit }) => {
  await visit('/#calcolatori');
  const buttons = page.locator('#calcolatori [data-mf] button');
  for (const [index, title] of titles.entries()) {
    await buttons.nth(index).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(buttons.nth(index)).toBeFocused();
  }
});

test('a URL opens a calculator on a phone, also without its anchor', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/?calcolatore=graduation');
  await expect(
    page.getByRole('dialog', { name: 'Undergraduate Graduation Grade Calculator' }),
  ).toBeVisible();
});

// @spec calculators.1
test('the dialog is in the URL, traps the focus, and Back closes it', async ({ page, visit }) => {
  await visit('/#calcolatori');
  await page.locator('#calcolatori [data-mf] button').nth(2).click();
  await expect(page).toHaveURL(/\?calcolatore=exchange-calculator-clmg#calcolatori$/);
  const dialog = page.getByRole('dialog', { name: 'Exchange Calculator CLMG' });
  await expect(dialog.locator('[data-grade]').first()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Exchange Calculator CLMG' })).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/#calcolatori$/);
});

// @spec calculators.3
test('an unknown calculator is announced as coming soon', async ({ page, visit }) => {
  await visit('/?calcolatore=dottorato#calcolatori');
  const dialog = page.getByRole('dialog', { name: 'Calcolatore in Sviluppo' });
  await expect(dialog.getByText('Questo calcolatore sarà disponibile presto!')).toBeVisible();
});

const names = {
  graduation: 'Voto di laurea triennale',
  'exchange-calculator': 'Exchange magistrale',
  'exchange-calculator-clmg': 'Exchange Giurisprudenza',
  'exchange-calculator-ug': 'Exchange triennale',
};

// @spec calculators.1
test('the button of each card is named after its calculator', async ({ page, visit }) => {
  await visit('/#calcolatori');
  const section = page.locator('#calcolatori [data-mf]');
  for (const [type, name] of Object.entries(names)) {
    await section
      .getByRole('button', { name: new RegExp(`^Usa il calcolatore ?: ${name}$`) })
      .click();
    await expect(page).toHaveURL(`/?calcolatore=${type}#calcolatori`);
    await expect(dialogOf(page)).toHaveAttribute('role', 'dialog');
    // Modal: the page behind is not in the accessibility tree.
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
  }
});

for (const { type, condition } of [
  // @spec calculators.4 calculators.5 states.11
  { type: 'exchange-calculator', condition: 'a score' },
  // @spec calculators.4
  { type: 'exchange-calculator-clmg', condition: 'nothing' },
  // @spec calculators.4 calculators.5 states.11
  { type: 'exchange-calculator-ug', condition: 'a score' },
]) {
  test(`${type} has two tabs; its results need ${condition}`, async ({ page, visit }) => {
    await visit(urlOf(type));
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('tab')).toHaveText(['Inserimento Dati', 'Risultati']);
    const results = dialog.getByRole('tab', { name: 'Risultati' });
    if (condition === 'nothing') {
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

// @spec validation.8 constants.15
test('offers 0 to 5 committee points with an explanation', async ({ page, visit }) => {
  await visit(urlOf('graduation'));
  await chooseCourse(page);
  await expect(
    dialogOf(page).getByText(
      'Tesi sufficiente 1, buona 2, ottima 4. Uno stage o un exchange valgono un punto in più, una volta sola.',
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

// @spec constants.14
test('the graduation grade changes its colour at 95, 100 and 105', async ({ page, visit }) => {
  await mockTables(page, {
    course_subjects: [{ id: 1, course: 'Prova', subject: 'Uno', cfu: 6 }],
  });
  await visit(urlOf('graduation'));
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

for (const [language, estimated, multiplier, values] of [
  ['it', 'Usa i moltiplicatori stimati', 'Moltiplicatore WA', ['1,02', '1,03', '1,01']],
  ['en', 'Use the estimated multipliers', 'WA multiplier', ['1.02', '1.03', '1.01']],
] as const) {
  // @spec validation.12
  test(`arrow keys change a multiplier by 0.01 (${language})`, async ({ page, visit }) => {
    await visit(urlOf('exchange-calculator'), language);
    await dialogOf(page).getByRole('switch', { name: estimated }).click();
    const field = dialogOf(page).getByLabel(multiplier, { exact: true });
    const [typed, above, below] = values;
    await field.fill(typed);
    await page.keyboard.press('ArrowUp');
    await expect(field).toHaveValue(above);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveValue(below);
  });
}

// @spec constants.23 constants.24
test('UG: lists the highest delta first, reached destinations in green', async ({
  page,
  visit,
}) => {
  const destination = (id: number, uni_name: string, min_score: number | null) => ({
    id,
    uni_name,
    continent: 'Europa',
    min_score,
    max_score: 31,
    sel_details: null,
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await mockTables(page, {
    course_subjects_UG: [{ course: 'Prova', subject: 'Uno', cfu: 36 }],
    'course-multiplier_UG': [{ course: 'Prova', multiplier: 1, cfu_min: 36 }],
    UG_exchange_destinations: [
      destination(1, 'Ignota', null),
      destination(2, 'Lontana', 29),
      destination(3, 'Giusta', 28),
      destination(4, 'Facile', 27),
    ],
  });
  await visit(urlOf('exchange-calculator-ug'));
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
