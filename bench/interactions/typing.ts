import type { Page } from '@playwright/test';
import { type Key, openPage, type Scenario } from './scenarios.ts';

const two = { withoutEffect: '2' };
const three = { withoutEffect: '3' };
const grades: readonly Key[] = [
  ...[two, '8', 'Enter'],
  ...[three, '0', 'l', 'Enter'],
  ...[two, '5', 'Enter'],
  ...[three, '1', 'Enter'],
];
const deleteAll = Array.from({ length: 4 }, () => 'Backspace');
/** Each of them hides or shows destinations. */
const letters = [...'univ', ...deleteAll, ...'tech', ...deleteAll];
const arrows = ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'ArrowLeft', 'ArrowLeft'];

const dialogOf = (page: Page) => page.getByRole('dialog');

const openCalculator = (type: string) =>
  openPage(`/?calcolatore=${type}#calcolatori`, '[role="dialog"]');

async function chooseCourse(page: Page): Promise<void> {
  await dialogOf(page).getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
  await typeAllGrades(page);
}

async function typeAllGrades(page: Page): Promise<void> {
  const fields = dialogOf(page).locator('[data-grade]');
  await fields.first().focus();
  for (let count = await fields.count(); count > 0; count -= 1) {
    await page.keyboard.type(count % 2 ? '27' : '29');
    await page.keyboard.press('Enter');
  }
  await fields.first().focus();
}

async function openResults(page: Page): Promise<void> {
  await dialogOf(page).getByRole('tab').last().click();
  await focusSearch(page);
}

async function focusSearch(page: Page): Promise<void> {
  await page.locator('figure li').first().waitFor();
  await dialogOf(page).getByRole('searchbox').focus();
}

/** The browser's own share: no page can respond faster. */
export const baseline = 'baseline: an empty page with one text field';

/** The fields that students type in, with the tables at their real size. */
export const typingScenarios: readonly Scenario[] = [
  {
    open: (page) => page.setContent('<input autofocus>'),
    interactions: [{ name: baseline, prepare: (page) => page.focus('input'), keys: letters }],
  },
  {
    open: openCalculator('graduation'),
    interactions: [{ name: 'graduation, 25 exams: a grade', prepare: chooseCourse, keys: grades }],
  },
  {
    open: openCalculator('exchange-calculator-ug'),
    interactions: [
      { name: 'UG: a grade', prepare: chooseCourse, keys: grades },
      { name: 'UG, 257 destinations: a letter', prepare: openResults, keys: letters },
      {
        name: 'UG, 257 destinations: the slider',
        prepare: (page) => page.getByRole('slider').focus(),
        keys: arrows,
      },
    ],
  },
  {
    open: openCalculator('exchange-calculator'),
    interactions: [
      {
        name: 'MSc, 202 destinations: a letter',
        prepare: async (page) => {
          await chooseCourse(page);
          await dialogOf(page).getByRole('textbox').first().fill('100');
          await dialogOf(page).getByRole('button', { name: 'Calcola', exact: true }).click();
          await focusSearch(page);
        },
        keys: letters,
      },
    ],
  },
  {
    open: openCalculator('exchange-calculator-clmg'),
    interactions: [
      { name: 'CLMG: a grade', prepare: typeAllGrades, keys: grades },
      { name: 'CLMG, 59 destinations: a letter', prepare: openResults, keys: letters },
    ],
  },
];
