/** The results of the search palette: pages, courses, guides, people, calculators, events, PDFs. */
import type { Page } from '@playwright/test';
import { mockRows } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';
import { searchPdfs } from './pdfSearch.ts';
import { activeOption, fieldOf, openByKeyboard } from './searchPalette.ts';

test('on the home page, leads to a section, a representative, the events and a calculator', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openByKeyboard(page);
  await page.keyboard.type('marketplace');
  await expect.poll(() => activeOption(page)).toMatch(/Marketplace/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#marketplace');
  await expect(page.locator('#marketplace').getByRole('heading', { level: 2 })).toBeFocused();

  await openByKeyboard(page);
  await page.keyboard.type('qualita');
  const person = page.getByRole('group', { name: 'Rappresentanti' }).getByRole('option').first();
  await person.click();
  await expect(page).toHaveURL(/\/rappresentanti\?organo=qualita$/);
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);

  await openByKeyboard(page);
  await fieldOf(page).fill('eventi');
  await expect.poll(() => activeOption(page)).toMatch(/^Eventi/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/#eventi$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Eventi' })).toBeFocused();

  await openCalculator(page);
});

// @spec routes.7
test('on another page, leads to a new tab, a calculator and a course with special characters', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  await openByKeyboard(page);
  const other = page.context().waitForEvent('page');
  await page.getByRole('option', { name: /^Guide/ }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await other).toHaveURL(/\/guide$/);
  await (await other).close();
  await expect(page).toHaveURL(/\/chi-siamo$/);
  await expect(fieldOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toHaveCount(0);

  await openCalculator(page);
  await page.goBack();
  await expect(fieldOf(page)).toHaveValue('voto di laurea');

  await fieldOf(page).fill('casi politiche');
  await expect
    .poll(() => activeOption(page))
    .toMatch(/^Scienze politiche: teoria \/ casiPrimo anno/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\/dispense\/primo-anno\/Scienze%20politiche%3A%20teoria%20%2F%20casi$/,
  );
  await expect(
    page.getByRole('heading', { level: 1, name: 'Scienze politiche: teoria / casi' }),
  ).toBeFocused();
  await expect(page.locator('main [data-mf="handouts"] li').first()).toBeVisible();
});

async function openCalculator(page: Page): Promise<void> {
  await openByKeyboard(page);
  await page.keyboard.type('voto di laurea');
  await expect.poll(() => activeOption(page)).toMatch(/^Voto di laurea triennale/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Undergraduate Graduation Grade Calculator' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
}

test('arrows and Enter open a page and focus its heading', async ({ page, visit }) => {
  // Without late results, which would change where the arrows wrap around.
  await mockRows(page, 'rpc/search_handout_texts', []);
  await visit('/chi-siamo');
  await openByKeyboard(page);
  await page.keyboard.type('anno');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ risultati$/ })).toBeAttached();
  await expect.poll(() => activeOption(page)).toMatch(/^Primo anno/);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => activeOption(page)).toMatch(/^Secondo anno/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dispense\/secondo-anno$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Secondo anno' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
// What is found, and in which order: shell/src/search and shared/src/search.
test('finds people, a near word and an answer, and says what to do without a result', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  await openByKeyboard(page);
  await fieldOf(page).fill('chi si occupa di tasse');
  const first = page.getByRole('group').first();
  await expect(first).toHaveAccessibleName('Rappresentanti');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rappresentanti\?organo=isu/);

  await openByKeyboard(page);
  await fieldOf(page).fill('statistca');
  await expect(page.getByText('Forse cercavi «statistica»')).toBeVisible();
  await expect.poll(() => activeOption(page)).toMatch(/^Statistica/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dispense\/[a-z]+-anno\/Statistica/);

  await openByKeyboard(page);
  await fieldOf(page).fill('la borsa');
  const question = page
    .getByRole('group', { name: 'Domande frequenti' })
    .getByRole('option')
    .filter({ hasText: 'Come si ottiene una borsa' });
  await expect(question.locator('mark').first()).toHaveText('borsa');
  await question.click();
  await expect(page).toHaveURL(/\/guide\/domande\//);

  await openByKeyboard(page);
  await fieldOf(page).fill('xyzzy');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText('0 risultati');
  await expect(dialog.getByText('Prova con una parola sola')).toBeVisible();
  const waysOn = dialog.getByRole('group', { name: 'Oppure parti da qui' }).getByRole('option');
  await expect(waysOn).toHaveCount(3);
  await waysOn.nth(1).click();
  await expect(page).toHaveURL('/#astra-gpt');
});

test('finds a text inside a PDF, opens its preview and goes on from it', async ({
  page,
  site,
  visit,
}) => {
  await searchPdfs(site, 'ammortamento');
  await visit('/chi-siamo');
  await openByKeyboard(page);
  await fieldOf(page).fill('ammortamento');
  const text = page.getByRole('group', { name: 'Nel testo delle dispense' }).getByRole('option');
  await expect(text.first().locator('mark').first()).toHaveText(/^ammortament/i);
  const name = (await text.first().locator('[lang=it]').first().textContent()) ?? '';
  await text.first().click();
  await expect(page).toHaveURL(/\/dispense\/.*[?&]anteprima=/);
  const preview = page.getByRole('dialog', { name });
  await expect(preview).toBeVisible();
  // On a phone, the steps through the results continue where the preview was closed.
  await preview.getByRole('button', { name: 'Chiudi', exact: true }).click();
  await expect(preview).toHaveCount(0);
  const steps = page.getByRole('navigation', { name: 'Risultati della ricerca' });
  await expect(steps.getByRole('status')).toHaveText(/^\d+ di \d+ risultati$/);
});
