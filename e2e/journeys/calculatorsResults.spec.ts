import type { Page } from '@playwright/test';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeFindings.ts';
import { addressOf, chooseCourse, dialogOf, typeGrades } from './calculators/dialog.ts';
import { answerTables } from './calculators/tables.ts';
import { expect, test } from './fixtures.ts';

const places = [
  { id: 1, uni: 'Dentro', country: 'Austria', lowest: 26, highest: 29 },
  { id: 2, uni: 'Giusto', country: 'Austria', lowest: 28, highest: 28.5 },
  { id: 3, uni: 'Quasi', country: 'Belgio', lowest: 28.4, highest: 29 },
  { id: 4, uni: 'Vicina', country: 'Belgio', lowest: 28.45, highest: 30 },
  { id: 5, uni: 'Lontana', country: 'Cile', lowest: 30.5, highest: null },
  { id: 6, uni: 'Ignota', country: 'Cile', lowest: null, highest: null },
];

/** Law, with a score of 28.00 and these destinations. */
async function openResults(
  page: Page,
  visit: (path: string, language?: 'it' | 'en') => Promise<void>,
) {
  await answerTables(page, {
    CLMG_studyplan: [
      { course: 'Fatto', cfu: 9 },
      { course: 'Grande', cfu: 9 },
    ],
    CLMG_destinations_exchange: places,
  });
  await visit(addressOf('exchange-calculator-clmg'));
  await typeGrades(page, ['28']);
  await dialogOf(page).getByRole('tab', { name: 'Risultati' }).click();
  await expect(dialogOf(page).locator('figure li').first()).toBeVisible();
}

test('the chart says what the board says', async ({ page, visit }) => {
  await openResults(page, visit);
  const chart = dialogOf(page).locator('figure');
  await expect(chart.locator('li')).toHaveText([
    /^Dentro, da 26,00 a 29,00, scarto \+2,00, A portata/,
    /^Giusto.*0,00, A portata/,
    /^Quasi.*−0,40, Non ancora/,
    /^Vicina.*−0,45, Non ancora/,
    /^Lontana, minimo 30,50.*−2,50, Non ancora/,
  ]);
  await expect(chart.getByText('1 senza punteggi non è nella figura.')).toBeVisible();
  const board = dialogOf(page).locator('li[data-reached]:visible');
  await expect(board).toHaveCount(6);
  await expect(board.filter({ hasText: 'Quasi' })).toContainText('−0,40');
  await dialogOf(page).getByRole('switch', { name: 'Solo a portata' }).click();
  await expect(chart.locator('li')).toHaveCount(2);
  await expect(board).toHaveCount(2);
});

test('the chart’s code comes with the results, not before', async ({ page, visit }) => {
  const code: string[] = [];
  page.on('response', async (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) {
      code.push(await response.text().catch(() => ''));
    }
  });
  const hasChart = () => code.some((text) => text.includes('visx-axis'));
  await visit(addressOf('exchange-calculator-clmg'));
  await typeGrades(page, ['28']);
  expect(hasChart()).toBe(false);
  await dialogOf(page).getByRole('tab', { name: 'Risultati' }).click();
  await expect(dialogOf(page).locator('figure li').first()).toBeVisible();
  await expect.poll(hasChart).toBe(true);
});

test('a little more opens so many: the step names them', async ({ page, visit }) => {
  await openResults(page, visit);
  const steps = dialogOf(page).locator('details').filter({ hasText: 'aprono' });
  await expect(steps.locator('summary')).toHaveText([
    '+0,4 punti aprono 1 meta',
    '+0,5 punti aprono 2 mete',
  ]);
  await steps.last().click();
  await expect(steps.last().getByText('Vicina')).toBeVisible();
});

test('the slider shows what one exam would do', async ({ page, visit }) => {
  await openResults(page, visit);
  const effect = dialogOf(page).getByRole('region', { name: 'Quanto pesa un esame' });
  const slider = effect.getByRole('slider');
  await expect(effect).toContainText('Grande');
  // (28 · 9 + 30 · 9) / 18
  await expect(effect).toContainText('29,00');
  await expect(effect).toContainText('Apre 2 mete: Quasi, Vicina');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '18');
  await expect(effect).toContainText('23,00');
  await expect(effect).toContainText('−5,00');
  await expect(effect).toContainText('Chiude 2 mete: Dentro, Giusto');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '30L');
  await expect(effect).toContainText('29,50');
  // The student's own score stays.
  await expect(dialogOf(page).getByText('28,00', { exact: true }).first()).toBeVisible();
});

test('up to three destinations stand side by side', async ({ page, visit }) => {
  await openResults(page, visit);
  const dialog = dialogOf(page);
  const compare = (name: string) => dialog.getByRole('button', { name: `Confronta: ${name}` });
  for (const name of ['Dentro', 'Quasi', 'Ignota']) await compare(name).click();
  const table = dialog.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText([/Dentro/, /Quasi/, /Ignota/]);
  const fact = (name: string) => table.getByRole('rowgroup').filter({ hasText: name });
  await expect(fact('Il tuo scarto').getByRole('cell')).toHaveText(['+2,00', '−0,40', 'n.d.']);
  await expect(fact('Paese').getByRole('cell')).toHaveText(['Austria', 'Belgio', 'Cile']);
  await compare('Vicina').click();
  await expect(page.getByText('Al massimo 3')).toBeVisible();
  await expect(compare('Vicina')).toHaveAttribute('aria-pressed', 'false');
  await table.getByRole('button', { name: /^Togli.*Quasi$/ }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
});

test('favourites stay on the device, and filter the board', async ({ page, visit }) => {
  await openResults(page, visit);
  await dialogOf(page).getByRole('button', { name: 'Tra le preferite: Lontana' }).click();
  await page.reload();
  await dialogOf(page).getByRole('tab', { name: 'Risultati' }).click();
  await dialogOf(page).getByRole('switch', { name: 'Solo preferite' }).click();
  await expect(dialogOf(page).locator('li[data-reached]:visible')).toHaveText([/Lontana/]);
});

test('graduation: any target, already safe, out of reach, and mixes that get there', async ({
  page,
  visit,
}) => {
  await answerTables(page, {
    course_subjects: ['Uno', 'Due', 'Tre', 'Quattro'].map((subject, id) => ({
      id,
      course: 'Prova',
      subject,
      cfu: 6,
    })),
  });
  await visit(addressOf('graduation'));
  await chooseCourse(page, 'Prova');
  await typeGrades(page, ['24', '24']);
  const dialog = dialogOf(page);
  const target = dialog.getByRole('textbox', { name: 'Voto di laurea' });
  const planner = target.locator('xpath=ancestor::section');
  // 99 of 110 is a mean of 27: 30 on the other half.
  await target.fill('99');
  await expect(planner.locator('output')).toHaveText(/media 30,00/);
  await expect(planner.locator('li').first()).toHaveText('30 in tutti i 2 esami');
  await target.fill('96');
  await expect(planner.locator('li').first()).toHaveText('1 esame da 29 e 1 da 28');
  await target.fill('70');
  await expect(planner.locator('output')).toHaveText('Già al sicuro');
  await target.fill('110');
  await expect(planner.locator('output')).toHaveText('Non con questi punti');
  for (const wrong of ['', '65', '111', 'cento', '1e9']) {
    await target.fill(wrong);
    await expect(planner.getByText('Scrivi un voto tra 66 e 110.')).toBeVisible();
  }
});

test('what is shown under "come è calcolato" makes the score', async ({ page, visit }) => {
  await visit(addressOf('exchange-calculator-ug'));
  await chooseCourse(page);
  await typeGrades(page, ['28', '25', '30L']);
  await dialogOf(page).getByRole('tab', { name: 'Risultati' }).click();
  await dialogOf(page).getByText('Come è calcolato').click();
  const last = dialogOf(page).locator('details').first().locator('dl > div').last();
  const [value, sum] = await last.locator('dd').allTextContents();
  const numbers =
    (sum ?? '')
      .replaceAll(',', '.')
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const [, points = 0, cfu = 0, multiplier = 0, beyond = 0] = numbers;
  const score = Math.max(0, points / cfu + multiplier * beyond);
  expect(value?.replace(',', '.')).toBe(score.toFixed(2));
});

test('graduation: the shown sum makes the grade', async ({ page, visit }) => {
  await visit(addressOf('graduation'));
  await chooseCourse(page);
  await typeGrades(page, ['28', '25', '30L']);
  const [, base = [], total = []] = await workings(page);
  const [points = 0, cfu = 0, outOf = 0, of = 0, grade = 0] = base;
  expect(grade).toBeCloseTo(((points / cfu) * outOf) / of, 4);
  const [shownBase = 0, bonus = 0, final = 0] = total;
  expect(final).toBeCloseTo(shownBase + bonus, 4);
  await expect(dialogOf(page).locator('aside output')).toContainText(
    final.toFixed(1).replace('.', ','),
  );
});

test('MSc: the three shown parts make the score', async ({ page, visit }) => {
  await visit(addressOf('exchange-calculator'));
  await chooseCourse(page);
  await typeGrades(page, ['28', '25', '30L']);
  await dialogOf(page)
    .getByLabel(/Voto di triennale/)
    .fill('103,5');
  await dialogOf(page).getByRole('button', { name: 'Calcola', exact: true }).click();
  const [mean = [], cfu = [], bachelor = [], total = []] = await workings(page);
  const [points = 0, credits = 0, multiplier = 0, best = 0, half = 0, thousand = 0] = mean;
  expect(mean.at(-1)).toBeCloseTo((points / credits) * (multiplier / best) * half * thousand, 2);
  const [first = 0, second = 0, third = 0, score = 0] = total;
  expect(Math.round(first + second + third)).toBe(score);
  expect([mean.at(-1), cfu.at(-1), bachelor.at(-1)]).toEqual([first, second, third]);
});

test('law: the shown sum makes the score', async ({ page, visit }) => {
  await openResults(page, visit);
  const [mean = []] = await workings(page);
  const [points = 0, cfu = 0, value = 0] = mean;
  expect(value).toBeCloseTo(points / cfu, 4);
});

test('on paper are the score and the destinations that were asked for, and nothing to press', async ({
  page,
  visit,
}) => {
  await openResults(page, visit);
  const dialog = dialogOf(page);
  await dialog.getByRole('searchbox').fill('giu');
  await expect(dialog.getByRole('status').filter({ hasText: '1 destinazione' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.getByText('28,00', { exact: true }).first()).toBeVisible();
  await expect(dialog.locator('li[data-reached]:visible')).toHaveText([/Giusto/]);
  await expect(dialog.locator('button:visible, input:visible, figure:visible')).toHaveCount(0);
  await expect(page.locator('nav:visible')).toHaveCount(0);
});

/** The lines under "come è calcolato" as numbers: those of the sum, and what it makes. */
async function workings(page: Page): Promise<number[][]> {
  const details = dialogOf(page).locator('details').filter({ hasText: 'Come è calcolato' });
  await details.locator('summary').click();
  const lines = await details.locator('dl > div').all();
  return Promise.all(
    lines.map(async (line) => {
      const [value = '', sum = ''] = await line.locator('dd').allTextContents();
      const numbers = `${sum} ${value}`.replaceAll(',', '.').match(/\d+(\.\d+)?/g);
      return numbers?.map(Number) ?? [];
    }),
  );
}

test('results have no accessibility faults, light and dark', async ({ page, visit }) => {
  await openResults(page, visit);
  await dialogOf(page).getByRole('button', { name: 'Confronta: Dentro' }).click();
  expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
});
