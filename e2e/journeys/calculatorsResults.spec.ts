import type { Page } from '@playwright/test';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import {
  chooseCourse,
  dialogOf,
  openResults,
  scoreOf,
  typeGrades,
  urlOf,
} from './calculators/dialog.ts';
import { mockTables } from './calculators/mockTables.ts';
import { expect, test } from './fixtures.ts';

const destinations = [
  { id: 1, uni: 'Dentro', country: 'Austria', lowest: 26, highest: 29 },
  { id: 2, uni: 'Giusto', country: 'Austria', lowest: 28, highest: 28.5 },
  { id: 3, uni: 'Quasi', country: 'Belgio', lowest: 28.4, highest: 29 },
  { id: 4, uni: 'Vicina', country: 'Belgio', lowest: 28.45, highest: 30 },
  { id: 5, uni: 'Lontana', country: 'Cile', lowest: 30.5, highest: null },
  { id: 6, uni: 'Ignota', country: 'Cile', lowest: null, highest: null },
];

const tables = {
  CLMG_studyplan: [
    { course: 'Fatto', cfu: 9 },
    { course: 'Grande', cfu: 9 },
  ],
  CLMG_destinations_exchange: destinations,
};

/** Opens CLMG with a score of 28.00 and these destinations. */
async function visitCalculator(
  page: Page,
  visit: (path: string, language?: 'it' | 'en') => Promise<void>,
) {
  await mockTables(page, tables);
  await visit(urlOf('exchange-calculator-clmg'));
  await typeGrades(page, ['28']);
}

// @spec constants.19 constants.20 constants.23 constants.24
test('the results have a chart, next steps, a slider and a comparison, without violations', async ({
  page,
  visit,
}) => {
  await visitCalculator(page, visit);
  await test.step('a fourth-year student has a tenth more', async () => {
    const fourthYear = dialogOf(page).getByRole('switch', { name: 'Sono al quarto anno (+0,1)' });
    await fourthYear.click();
    await expect(scoreOf(page)).toContainText('28,10');
    await fourthYear.click();
    await expect(scoreOf(page)).toContainText('28,00');
  });
  await openResults(page);
  await test.step('lists the destinations that a few more points would reach', async () => {
    const steps = dialogOf(page).locator('details').filter({ hasText: 'aprono' });
    await expect(steps.locator('summary')).toHaveText([
      '+0,4 punti ti aprono 1 destinazione in più',
      '+0,5 punti ti aprono 2 destinazioni in più',
    ]);
    await steps.last().click();
    await expect(steps.last().getByText('Vicina')).toBeVisible();
  });
  await test.step('a slider shows the effect of one exam', async () => {
    const effect = dialogOf(page).getByRole('region', { name: 'Quanto pesa un esame' });
    const slider = effect.getByRole('slider');
    await expect(effect).toContainText('Grande');
    // (28 · 9 + 30 · 9) / 18
    await expect(effect).toContainText('29,00');
    await expect(effect).toContainText('Ti apre 2 destinazioni: Quasi, Vicina');
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '18');
    await expect(effect).toContainText('23,00');
    await expect(effect).toContainText('−5,00');
    await expect(effect).toContainText('Ti chiude 2 destinazioni: Dentro, Giusto');
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', '30L');
    await expect(effect).toContainText('29,50');
    // The actual score does not change.
    await expect(dialogOf(page).getByText('28,00', { exact: true }).first()).toBeVisible();
  });
  await test.step('compares up to three destinations', async () => {
    const dialog = dialogOf(page);
    const compare = (name: string) => dialog.getByRole('button', { name: `Confronta: ${name}` });
    for (const name of ['Dentro', 'Quasi', 'Ignota']) await compare(name).click();
    const table = dialog.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([/Dentro/, /Quasi/, /Ignota/]);
    const fact = (name: string) => table.getByRole('rowgroup').filter({ hasText: name });
    await expect(fact('Differenza').getByRole('cell')).toHaveText(['+2,00', '−0,40', 'n.d.']);
    await expect(fact('Paese').getByRole('cell')).toHaveText(['Austria', 'Belgio', 'Cile']);
    await compare('Vicina').click();
    await expect(page.getByText('Al massimo 3')).toBeVisible();
    await expect(compare('Vicina')).toHaveAttribute('aria-pressed', 'false');
    await table.getByRole('button', { name: /^Togli.*Quasi$/ }).click();
    await expect(table.getByRole('columnheader')).toHaveCount(2);
  });
  await test.step('a link shows one destination to someone without a score', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await dialogOf(page).getByRole('button', { name: 'Condividi: Ignota' }).click();
    await expect(page.getByText('Link copiato')).toBeVisible();
    const friend = await page.context().newPage();
    await mockTables(friend, tables);
    await friend.goto(await page.evaluate(() => navigator.clipboard.readText()));
    const name = 'La destinazione che hai aperto';
    const linked = dialogOf(friend).getByRole('region', { name });
    await expect(linked.getByRole('heading', { name: 'Ignota' })).toBeVisible();
    expect(await axeFindingsOfSchemes(friend, `[aria-label="${name}"]`)).toEqual(noFindings);
    await linked.getByRole('button', { name: 'Togli' }).click();
    await expect(linked).toHaveCount(0);
    await friend.close();
  });
  await test.step('axe finds no violation, light and dark', async () => {
    expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
  });
  await test.step('the chart shows the same destinations as the list', async () => {
    const chart = dialogOf(page).locator('figure');
    await expect(chart.locator('li')).toHaveText([
      /^Dentro, da 26,00 a 29,00, differenza \+2,00, A portata/,
      /^Giusto.*0,00, A portata/,
      /^Quasi.*−0,40, Non ancora/,
      /^Vicina.*−0,45, Non ancora/,
      /^Lontana, minimo 30,50.*−2,50, Non ancora/,
    ]);
    await expect(chart.getByText('1 destinazione senza punteggi non è nel grafico.')).toBeVisible();
    const list = dialogOf(page).locator('li[data-reached]:visible');
    await expect(list).toHaveText([
      /^Dentro.*\+2,00/,
      /^Giusto.*0,00/,
      /^Quasi.*−0,40/,
      /^Vicina.*−0,45/,
      /^Lontana.*−2,50/,
      /^Ignota.*n\.d\./,
    ]);
    await page.emulateMedia({ colorScheme: 'light' });
    // As a whole, and not only a dot or a figure.
    const borders = await list.evaluateAll((all) =>
      all.map((row) => getComputedStyle(row).borderTopColor),
    );
    const green = 'rgb(11, 122, 67)';
    const areGreen = borders.map((border) => border === green);
    expect(areGreen).toEqual([true, true, false, false, false, false]);
    await dialogOf(page).getByRole('switch', { name: 'Solo a portata' }).click();
    await expect(chart.locator('li')).toHaveCount(2);
    await expect(list).toHaveCount(2);
  });
});

test('destinations are filtered by the language that they require', async ({ page, visit }) => {
  const to = (ID: number, University: string, language: string | null) => ({
    ID,
    University,
    City: 'Lione',
    Continent: 'Europa',
    'Lowest Score': '700,5',
    'ADDITIONAL LANGUAGE REQUIREMENT': language,
  });
  await mockTables(page, {
    'cours-subject_MS_exchange': [
      { course: 'Breve', subject: 'Secondo', cfu: 10, year: 2 },
      { course: 'Breve', subject: 'Primo', cfu: 10, year: 1 },
    ],
    'course multipliers estimation': [],
    NC_max: [],
    dest_exc_msc: [to(1, 'Nessuna', null), to(2, 'Una', 'Francese B2'), to(3, 'Due', 'English C1')],
  });
  await visit(urlOf('exchange-calculator'));
  const dialog = dialogOf(page);
  await chooseCourse(page, 'Breve');
  await test.step('exams are grouped by the year that the table has', async () => {
    const years = dialog.locator('[data-exams] h4, [data-exams] li label:first-child');
    await expect(years).toHaveText(['Anno 1', /^Primo/, 'Anno 2', /^Secondo/]);
  });
  await typeGrades(page, ['28']);
  await dialog.getByLabel(/Voto di triennale/).fill('100');
  await dialog.getByRole('button', { name: 'Calcola', exact: true }).click();
  const rows = dialog.locator('li[data-reached]:visible');
  await expect(rows).toHaveCount(3);
  await dialog.getByRole('combobox', { name: 'Lingua richiesta' }).click();
  await expect(page.getByRole('option')).toHaveText(['Tutte le lingue', 'Francese', 'Inglese']);
  await page.getByRole('option', { name: 'Francese' }).click();
  await expect(rows).toHaveText([/^UnaLione/]);
});

// @spec constants.24
test('undergraduate destinations are one list by delta, whose region is a filter', async ({
  page,
  visit,
}) => {
  const at = (id: number, uni_name: string, continent: string, min_score: number) => ({
    id,
    uni_name,
    continent,
    min_score,
    max_score: 31,
  });
  await mockTables(page, {
    course_subjects_UG: [{ course: 'Breve', subject: 'Uno', cfu: 10 }],
    'course-multiplier_UG': [{ course: 'Breve', multiplier: 0.1, cfu_min: 10 }],
    UG_exchange_destinations: [
      at(1, 'Seconda', 'Asia', 26),
      at(2, 'Prima', 'Europa', 25),
      at(3, 'Quarta', 'Asia', 30),
      at(4, 'Terza', 'Europa', 28),
    ],
  });
  await visit(urlOf('exchange-calculator-ug'));
  await chooseCourse(page, 'Breve');
  await typeGrades(page, ['28']);
  await openResults(page);
  const dialog = dialogOf(page);
  const rows = dialog.locator('li[data-reached]:visible');
  await expect(rows).toHaveText([/^PrimaEuropa/, /^SecondaAsia/, /^TerzaEuropa/, /^QuartaAsia/]);
  await test.step('the first one is in the first two screens of a phone', async () => {
    const first = await rows.first().boundingBox();
    const screen = page.viewportSize()?.height ?? 0;
    expect((first?.y ?? Number.POSITIVE_INFINITY) + (first?.height ?? 0)).toBeLessThan(2 * screen);
  });
  await dialog.getByRole('combobox', { name: 'Continente' }).click();
  await page.getByRole('option', { name: 'Asia' }).click();
  await expect(rows).toHaveText([/^Seconda/, /^Quarta/]);
});

test('the results keep favourites and print what is filtered', async ({ page, visit }) => {
  await visitCalculator(page, visit);
  await openResults(page);

  const dialog = dialogOf(page);
  const rows = dialog.locator('li[data-reached]:visible');
  await dialog.getByRole('button', { name: 'Tra le preferite: Lontana' }).click();
  await test.step('prints the score and the filtered destinations without controls', async () => {
    await dialog.getByRole('searchbox').fill('giu');
    await expect(dialog.getByRole('status').filter({ hasText: '1 destinazione' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.locator('p').filter({ hasText: /^Exchange Giurisprudenza/ })).toContainText(
      /Linea, \d+ \w+ \d{4}$/,
    );
    await expect(dialog.getByText('28,00', { exact: true }).first()).toBeVisible();
    await expect(rows).toHaveText([/Giusto/]);
    await expect(dialog.locator('button:visible, input:visible, figure:visible')).toHaveCount(0);
    await expect(page.locator('nav:visible')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('sorts by what the last call required, in one list', async () => {
    await dialog.getByRole('searchbox').fill('');
    await dialog.getByRole('combobox', { name: 'Ordina per' }).click();
    await page.getByRole('option', { name: /^Minimo/ }).click();
    await expect(rows).toHaveText([
      /^LontanaCile/,
      /^VicinaBelgio/,
      /^QuasiBelgio/,
      /^GiustoAustria/,
      /^DentroAustria/,
      /^IgnotaCile/,
    ]);
  });
  await test.step('shares a picture of the result', async () => {
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Immagine' }).click();
    expect((await download).suggestedFilename()).toBe('Exchange Giurisprudenza.png');
  });
  await test.step('stores favourites and filters by them', async () => {
    await page.reload();
    await dialog.getByRole('tab', { name: 'Risultati' }).click();
    await dialog.getByRole('switch', { name: 'Solo le preferite' }).click();
    await expect(rows).toHaveText([/Lontana/]);
  });
});
