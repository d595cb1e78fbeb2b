/** Searches of several words: the first result of each, in the palette and in the search of the handouts. */
import { expect, test } from './fixtures.ts';
import { searchPdfs } from './pdfSearch.ts';
import { activeOption, fieldOf, openByKeyboard } from './searchPalette.ts';

test('finds files by words of their course and name, in any order', async ({ page, visit }) => {
  await visit('/chi-siamo');
  await openByKeyboard(page);
  const dialog = page.getByRole('dialog');
  for (const [typed, first] of [
    ['microeconomia appunti', /^Microeconomia - Appunti completi/],
    ['gli appunti di microeconomia', /^Microeconomia - Appunti completi/],
    ['contratti privato', /^Diritto privato - Contratti/],
    ['iva', /^Diritto tributario - IVA al 22%/],
    ['private law', /^Diritto privato/],
    ['microeconomia', /^MicroeconomiaPrimo anno/],
  ] as const) {
    await fieldOf(page).fill(typed);
    await expect.poll(() => activeOption(page), typed).toMatch(first);
  }
  await fieldOf(page).fill('iva');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ risultat/);
  await expect(dialog.getByRole('option', { name: /privato/ })).toHaveCount(0);

  await test.step('with typos, and says what it searched for', async () => {
    await fieldOf(page).fill('formulario statistca');
    await expect.poll(() => activeOption(page)).toMatch(/^Statistica - Formulario e tavole/);
    await expect(dialog.getByText('Forse cercavi «formulario statistica»')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dispense\/secondo-anno\/Statistica\?anteprima=/);
  });
});

test('lists what the words find under a heading of its own, each file once', async ({
  page,
  visit,
}) => {
  await visit('/?q=appunti%20microeconomia');
  const section = page.locator('#dispensen');
  await expect(section.getByRole('heading', { name: 'Con parole uguali o simili' })).toBeVisible();
  await expect(section.getByRole('listitem').first()).toContainText('Appunti completi');
  await expect(section.getByRole('listitem').first().locator('mark').first()).toHaveText(
    'Microeconomia',
  );
  // What the specification's call finds stays above, without a heading.
  const field = section.getByRole('searchbox');
  const top = () =>
    section.evaluate((element) => {
      const input = element.querySelector('input[type="search"]');
      return (input?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top;
    });
  const before = await top();
  await field.fill('Microeconomia');
  await expect(section.getByRole('listitem').first()).toContainText('Microeconomia');
  await expect(section.getByRole('heading', { name: 'Con parole uguali o simili' })).toHaveCount(0);
  expect(await top()).toBe(before);
});

test('leads to the page that has the words before files that only their keywords name', async ({
  page,
  site,
  visit,
}) => {
  const typed = 'elasticità della domanda';
  const [best] = await searchPdfs(site, typed);
  if (!best) throw new Error('Nothing was found.');
  await visit(`/dispense?q=${encodeURIComponent(typed)}`);
  const main = page.locator('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Nel testo delle dispense',
    'Nei corsi che ne trattano',
  ]);
  const first = main.getByRole('listitem').first();
  await expect(first).toContainText(best.name);
  await expect(first).toContainText(`Pagina ${best.page}`);
  await expect(first.locator('mark').first()).toHaveText(/^elasticit/i);

  await openByKeyboard(page);
  await fieldOf(page).fill(typed);
  await expect.poll(() => activeOption(page)).toContain(best.name);
  const results = page.getByRole('dialog');
  await expect(results.getByRole('group').nth(1)).toHaveAccessibleName('Nei corsi che ne trattano');
  await expect(results.getByText('Nessun risultato contiene')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/trova=elasticit/);
});

test('a frequent question has a page with its whole answer', async ({ page, visit }) => {
  await visit('/chi-siamo');
  await openByKeyboard(page);
  await fieldOf(page).fill('come si ottiene una borsa di studio');
  await expect.poll(() => activeOption(page)).toMatch(/^Come si ottiene una borsa di studio\?/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/domande\/[\w-]+$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Come si ottiene una borsa di studio?');
  const main = page.locator('main');
  await expect(main.getByText('Il bando per il diritto allo studio')).toBeVisible();
  await main.getByRole('link', { name: 'Chi ti aiuta: ISU' }).click();
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);
  await page.goBack();
  await main.getByRole('list').getByRole('link').first().click();
  await expect(heading).not.toHaveText('Come si ottiene una borsa di studio?');
  await visit('/guide/domande/nothing');
  await expect(main.getByText('Domanda non trovata')).toBeVisible();

  await test.step('and all are on one page, by topic', async () => {
    await main.getByRole('link', { name: 'Tutte le domande frequenti' }).click();
    await expect(heading).toHaveText('Domande frequenti');
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
      'Tasse e agevolazioni',
    );
    for (const typed of ['faq', 'domande frequenti']) {
      await openByKeyboard(page);
      await fieldOf(page).fill(typed);
      await expect.poll(() => activeOption(page), typed).toMatch(/^Domande frequenti/);
      await page.keyboard.press('Escape');
    }
  });
});

test('the search of the guides finds frequent questions too', async ({ page, visit }) => {
  await visit('/guide');
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'Domande frequenti' })).toBeVisible();
  await main.getByRole('searchbox').fill('certificato di iscrizione');
  await main.getByRole('link', { name: 'Dove trovo un certificato di iscrizione?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/certificato di iscrizione/);
});
