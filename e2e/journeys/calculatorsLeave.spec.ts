/** Leaving a calculator asks only when something would be lost. */
import type { Dialog } from '@playwright/test';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import {
  cardOf,
  chooseCourse,
  dialogOf,
  fillStorage,
  gradesOf,
  typeGrades,
  urlOf,
} from './calculators/dialog.ts';
import { addressIn, expect, test } from './fixtures.ts';

test('closing, going back and reloading keep the grades without a question', async ({
  page,
  visit,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog: Dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await visit('/guide', 'en');
  await page.keyboard.press('ControlOrMeta+K');
  const search = page.getByRole('dialog').getByRole('combobox');
  await search.fill('clmg');
  await page.getByRole('option', { name: 'Exchange, law' }).click();
  await typeGrades(page, ['28']);
  await page.goBack();
  await expect(page).toHaveURL(addressIn('en', '/guide'));
  await expect(search).toHaveValue('clmg');
  await visit('/#calcolatori', 'en');
  await cardOf(page, 'exchange-calculator-clmg').click();
  await expect(gradesOf(page).first()).toHaveValue('28');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await cardOf(page, 'exchange-calculator-clmg').click();
  await expect(gradesOf(page).first()).toHaveValue('28');
  expect(asked).toEqual([]);
});

test('closing asks when it would lose changes of shared grades', async ({ page, visit }) => {
  await visit(urlOf('exchange-calculator-clmg'), 'en');
  await typeGrades(page, ['24']);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialogOf(page).getByRole('tab', { name: 'Results' }).click();
  await dialogOf(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(dialogOf(page).locator('[role="tabpanel"]')).toContainText(/24[.,]00/);
  await dialogOf(page).getByRole('tab').first().click();
  await gradesOf(page).nth(1).selectOption('30');

  const question = page.getByRole('alertdialog');
  await page.keyboard.press('Escape');
  await expect(question).toHaveAccessibleName(
    /^(Hai cambiato questi voti|You changed these grades)$/,
  );
  expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
  await question.getByRole('button').last().click();
  await expect(question).toHaveCount(0);
  await expect(gradesOf(page).nth(1)).toHaveValue('30');
  await page.keyboard.press('Escape');
  await question.getByRole('button').nth(1).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await cardOf(page, 'exchange-calculator-clmg').click();
  await expect(gradesOf(page).first()).toHaveValue('24');
  await expect(gradesOf(page).nth(1)).toHaveValue('0');
});

test('a browser that keeps nothing says so, and asks before the page is left', async ({
  page,
  visit,
}) => {
  await fillStorage(page);
  const asked: string[] = [];
  page.on('dialog', (dialog: Dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await visit('/#calcolatori');
  const save = dialogOf(page).getByRole('switch', { name: 'Salva su questo dispositivo' });
  const refused = dialogOf(page).getByText('non permette di salvare');
  for (const type of ['exchange-calculator-clmg', 'graduation'] as const) {
    await cardOf(page, type).click();
    if (type === 'graduation') await chooseCourse(page);
    await typeGrades(page, ['28']);
    await expect(refused).toHaveCount(0);
    await save.click();
    await expect(refused).toBeVisible();
    await expect(save).not.toBeChecked();
    await expect(gradesOf(page).first()).toHaveValue('28');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
  }
  await cardOf(page, 'graduation').click();
  await expect(gradesOf(page).first()).toHaveValue('28');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});
