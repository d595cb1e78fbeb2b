/** Leaving a calculator whose grades are not saved asks once per visit, and only where saving is possible. */
import type { Dialog, Page } from '@playwright/test';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import {
  chooseCourse,
  dialogOf,
  fillStorage,
  gradesOf,
  typeGrades,
  urlOf,
} from './calculators/dialog.ts';
import { addressIn, expect, test } from './fixtures.ts';

const question = (page: Page) => page.getByRole('alertdialog');
const card = (page: Page) => page.locator('#calcolatori [data-mf] button');
const answer = (page: Page, name: string) => question(page).getByRole('button', { name });
const texts = {
  title: 'Keep these grades?',
  save: 'Save on this device',
  discard: 'Leave without saving',
  stay: 'Back to the grades',
  close: 'Close',
};

test('closing asks once per visit whether to stay, or to save for the next visit', async ({
  page,
  visit,
}) => {
  await visit('/#calcolatori', 'en');
  await card(page).nth(2).click();
  await typeGrades(page, ['28']);
  await dialogOf(page).getByRole('button', { name: texts.close, exact: true }).click();
  await expect(question(page)).toHaveAccessibleName(texts.title);
  await expect(answer(page, texts.save)).toBeFocused();
  expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
  await answer(page, texts.stay).click();
  await expect(question(page)).toHaveCount(0);
  await expect(gradesOf(page).first()).toHaveValue('28');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Not in another calculator either.
  await card(page).nth(0).click();
  await chooseCourse(page);
  await typeGrades(page, ['30']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
  await card(page).nth(2).click();
  await expect(gradesOf(page).first()).toHaveValue('28');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.reload();
  await card(page).nth(2).click();
  await typeGrades(page, ['28']);
  await page.goBack();
  await answer(page, texts.save).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await card(page).nth(2).click();
  await expect(gradesOf(page).first()).toHaveValue('28');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);
});

test('going back to another page of the site asks, and then goes there', async ({
  page,
  visit,
}) => {
  await visit('/guide', 'en');
  await page.keyboard.press('ControlOrMeta+K');
  const search = page.getByRole('dialog').getByRole('combobox');
  await search.fill('clmg');
  await page.getByRole('option', { name: 'Exchange, law' }).click();
  await typeGrades(page, ['28']);
  await page.goBack();
  await expect(question(page)).toBeVisible();
  // Behind the question, where it is not in the accessibility tree.
  await expect(page.locator('[data-grade]').first()).toHaveValue('28');
  await answer(page, texts.discard).click();
  await expect(page).toHaveURL(addressIn('en', '/guide'));
  // Back returns to the results, which this calculator was one of.
  await expect(search).toHaveValue('clmg');
});

test('closing the page asks only while unsaved grades are open', async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog: Dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await visit(urlOf('exchange-calculator-clmg'));
  await page.reload();
  expect(asked).toEqual([]);
  await typeGrades(page, ['28']);
  await expect(dialogOf(page).locator('output')).toContainText('28,00');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await typeGrades(page, ['28']);
  await dialogOf(page).getByRole('switch', { name: 'Salva su questo dispositivo' }).click();
  await page.reload();
  await expect(gradesOf(page).first()).toHaveValue('28');
  expect(asked).toEqual(['beforeunload']);
});

test('says that the browser refuses to save, and stays open', async ({ page, visit }) => {
  await fillStorage(page);
  await visit('/#calcolatori');
  await card(page).nth(2).click();
  await typeGrades(page, ['28']);
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Salva su questo dispositivo' }).click();
  await expect(question(page)).toHaveCount(0);
  const refused = dialogOf(page).getByText('non permette di salvare');
  await expect(refused).toBeVisible();
  await expect(gradesOf(page).first()).toHaveValue('28');

  await expect(dialogOf(page).locator('output')).toContainText('28,00');

  await test.step('the switch of another calculator cannot save either', async () => {
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await card(page).nth(0).click();
    await chooseCourse(page);
    await typeGrades(page, ['28']);
    await expect(refused).toHaveCount(0);
    const save = dialogOf(page).getByRole('switch', { name: 'Salva su questo dispositivo' });
    await save.click();
    await expect(refused).toBeVisible();
    await expect(save).not.toBeChecked();
    await expect(dialogOf(page).locator('aside output')).toContainText('102,7');
  });
});
