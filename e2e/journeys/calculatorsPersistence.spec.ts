import type { Page } from '@playwright/test';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import {
  cardOf,
  chooseCourse,
  dialogOf,
  gradesOf,
  typeGrades,
  urlOf,
} from './calculators/dialog.ts';
import { expect, test } from './fixtures.ts';

const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('calculators.')));
const saveSwitch = (page: Page) =>
  dialogOf(page).getByRole('switch', { name: 'Salva su questo dispositivo' });

async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialogOf(page).getByRole('button', { name: 'Copia il link' }).click();
  await expect(page.getByText('Link copiato')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

// @spec entities.10
test('keeps grades in the tab, and on the device on request only, until they are deleted', async ({
  page,
  visit,
}) => {
  await visit(urlOf('graduation'));
  await chooseCourse(page, 'Economia e finanza');
  await typeGrades(page, ['28', '30L']);
  expect(await storedKeys(page)).toEqual([]);
  await page.reload();
  await expect(gradesOf(page).first()).toHaveValue('28');
  await test.step('another tab has nothing of them', async () => {
    const other = await page.context().newPage();
    await other.goto(urlOf('graduation'));
    await expect(dialogOf(other).getByRole('combobox').first()).toBeVisible();
    await expect(gradesOf(other)).toHaveCount(0);
    await other.close();
  });

  await saveSwitch(page).click();
  expect(await storedKeys(page)).toEqual(['calculators.scenarios.graduation']);
  await page.reload();
  await expect(gradesOf(page).first()).toHaveValue('28');
  await expect(gradesOf(page).nth(1)).toHaveValue('31');
  await expect(saveSwitch(page)).toBeChecked();

  await dialogOf(page).getByRole('button', { name: 'Cancella i dati salvati' }).click();
  expect(await storedKeys(page)).toEqual([]);
  await expect(gradesOf(page).first()).toHaveValue('28');
  await page.keyboard.press('Escape');
  await cardOf(page, 'exchange-calculator').click();
  await chooseCourse(page);
  await typeGrades(page, ['28']);
  const bachelor = dialogOf(page).getByLabel(/Voto di triennale/);
  await bachelor.fill('100');
  await dialogOf(page).getByRole('button', { name: 'Calcola', exact: true }).click();
  await dialogOf(page).getByRole('tab', { name: 'Inserimento Dati' }).click();
  await saveSwitch(page).click();
  await page.reload();
  await expect(bachelor).toHaveValue('100');
  await dialogOf(page).getByRole('tab', { name: 'Risultati' }).click();
  await expect(dialogOf(page).getByText('su 1000')).toBeVisible();
});

test('a truncated link, or stored input that cannot be read, is left out with a message', async ({
  page,
  visit,
}) => {
  const expectToWork = async () => {
    await typeGrades(page, ['28']);
    await expect(dialogOf(page).locator('output')).toContainText('28,00');
  };
  await visit('/?calcolatore=exchange-calculator-clmg#dati=fVNBb9');
  await expect(dialogOf(page).getByText('incompleto o danneggiato')).toBeVisible();
  await expectToWork();
  for (const [problem, content] of [
    ['damaged', '{"v":1,"course":'],
    ['of another version', '{"v":0,"exams":[]}'],
    ['tampered with', '{"v":1,"course":"X","courses":{"X":{"marks":{"A":99},"own":[]}}}'],
  ] as const) {
    await test.step(problem, async () => {
      await page.evaluate(
        (text) => localStorage.setItem('calculators.scenarios.exchange-calculator-clmg', text),
        content,
      );
      await page.reload();
      await expect(dialogOf(page).getByText('non si leggono più')).toBeVisible();
      await expectToWork();
      await dialogOf(page).getByRole('button', { name: 'Cancella i dati salvati' }).click();
      expect(await storedKeys(page)).toEqual([]);
    });
  }
});

test('a shared link shows its result, sends nothing and keeps stored input', async ({
  page,
  context,
  visit,
}) => {
  await visit(urlOf('exchange-calculator-clmg'));
  await typeGrades(page, ['24', '24']);
  await dialogOf(page).getByRole('tab', { name: 'Risultati' }).click();
  const link = await copyLink(page);
  await page.goto('about:blank');

  const friend = await context.newPage();
  const sent: string[] = [];
  friend.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await friend.goto(urlOf('exchange-calculator-clmg'));
  await typeGrades(friend, ['30']);
  await saveSwitch(friend).click();
  await friend.goto('about:blank');
  await friend.goto(link);
  await expect(dialogOf(friend).getByText('arrivano da un link condiviso')).toBeVisible();
  await expect(dialogOf(friend).getByText('24,00').first()).toBeVisible();
  const data = new URL(link).hash.replace('#dati=', '');
  expect(data.length).toBeGreaterThan(20);
  expect(sent.filter((request) => request.includes(data))).toEqual([]);
  expect(
    await friend.evaluate(() =>
      localStorage.getItem('calculators.scenarios.exchange-calculator-clmg'),
    ),
  ).not.toContain('24');

  await dialogOf(friend).getByRole('button', { name: 'Torna ai miei voti' }).click();
  await expect(dialogOf(friend).getByText('30,00').first()).toBeVisible();
  expect(new URL(friend.url()).hash).toBe('#calcolatori');
});

test('shared input can be adopted', async ({ page, visit }) => {
  await visit(urlOf('graduation'));
  await chooseCourse(page, 'Economia e finanza');
  await typeGrades(page, ['24', '24']);
  const link = await copyLink(page);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(dialogOf(page).locator('aside output')).toContainText('88,0');
  await dialogOf(page).getByRole('button', { name: 'Usali come voti miei' }).click();
  await expect(dialogOf(page).getByText('link condiviso')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.locator('#calcolatori [data-mf] button').first().click();
  await expect(gradesOf(page).first()).toHaveValue('24');
});

test('two tabs merge by exam and never overwrite each other', async ({ page, context, visit }) => {
  await visit(urlOf('exchange-calculator-clmg'));
  const other = await context.newPage();
  await other.goto(urlOf('exchange-calculator-clmg'));
  await gradesOf(page).nth(0).selectOption('28');
  await gradesOf(other).nth(1).selectOption('30');
  await saveSwitch(page).click();
  // The other tab hears of it.
  await expect(gradesOf(other).nth(0)).toHaveValue('28');
  await expect(gradesOf(page).nth(1)).toHaveValue('30');
  await gradesOf(other).nth(2).selectOption('24');
  await expect(gradesOf(page).nth(2)).toHaveValue('24');
  await other.close();
  await page.reload();
  for (const [index, grade] of ['28', '30', '24'].entries()) {
    await expect(gradesOf(page).nth(index)).toHaveValue(grade);
  }
});

test('scenarios have names and results beside each other, and survive a reload', async ({
  page,
  visit,
}) => {
  const dialog = dialogOf(page);
  await visit(urlOf('exchange-calculator-clmg'));
  await typeGrades(page, ['24']);
  await dialog.getByRole('button', { name: 'Prova un’altra ipotesi' }).click();
  const name = dialog.getByRole('textbox', { name: 'Nome dell’ipotesi' });
  await expect(name).toBeFocused();
  await page.keyboard.type('Se prendo 30');
  await gradesOf(page).first().selectOption('30');
  const scenarios = dialog.getByRole('region', { name: 'Ipotesi a confronto' });
  const tab = scenarios.getByRole('listitem').getByRole('button');
  await expect(tab).toHaveText(['I miei voti24,00', 'Se prendo 3030,00+6,00']);
  await page.reload();
  await expect(tab).toHaveText(['I miei voti24,00', 'Se prendo 3030,00+6,00']);
  await expect(tab.last()).toHaveAttribute('aria-pressed', 'true');
  await tab.first().click();
  await expect(gradesOf(page).first()).toHaveValue('24');
  await tab.last().click();
  expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
  await scenarios.getByRole('button', { name: 'Elimina' }).click();
  await expect(scenarios).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Aggiungi un esame' })).toBeFocused();
  await expect(gradesOf(page).first()).toHaveValue('24');
  await dialog.getByRole('button', { name: 'Annulla modifica' }).click();
  await expect(tab).toHaveCount(2);
});
