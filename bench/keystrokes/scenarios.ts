import type { Page } from '@playwright/test';

/** A field that students type in, with the tables at their real size. */
export interface KeystrokeScenario {
  name: string;
  /** Opens the page and focuses the field. */
  prepare: (page: Page, site: string) => Promise<void>;
  keys: readonly Key[];
}

/** The first digit of a grade has no visible effect and is not measured. */
export type Key = string | { withoutEffect: string };

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

async function open(page: Page, site: string, type: string): Promise<void> {
  await page.goto(`${site}/?calcolatore=${type}#calcolatori`);
  await dialogOf(page).waitFor();
}

async function openWithCourse(page: Page, site: string, type: string): Promise<void> {
  await open(page, site, type);
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
  await page.locator('figure li').first().waitFor();
}

async function focusSearch(page: Page): Promise<void> {
  await dialogOf(page).getByRole('searchbox').focus();
}

/** The browser's own share: no page can respond faster. */
export const baseline: KeystrokeScenario = {
  name: 'baseline: an empty page with one text field',
  keys: letters,
  prepare: async (page) => {
    await page.setContent('<input autofocus>');
    await page.locator('input').focus();
  },
};

export const scenarios: readonly KeystrokeScenario[] = [
  {
    name: 'graduation, 25 exams: a grade',
    keys: grades,
    prepare: (page, site) => openWithCourse(page, site, 'graduation'),
  },
  {
    name: 'UG: a grade',
    keys: grades,
    prepare: (page, site) => openWithCourse(page, site, 'exchange-calculator-ug'),
  },
  {
    name: 'UG, 257 destinations: a letter',
    keys: letters,
    prepare: async (page, site) => {
      await openWithCourse(page, site, 'exchange-calculator-ug');
      await openResults(page);
      await focusSearch(page);
    },
  },
  {
    name: 'UG, 257 destinations: the slider',
    keys: arrows,
    prepare: async (page, site) => {
      await openWithCourse(page, site, 'exchange-calculator-ug');
      await openResults(page);
      await page.getByRole('slider').focus();
    },
  },
  {
    name: 'MSc, 202 destinations: a letter',
    keys: letters,
    prepare: async (page, site) => {
      await openWithCourse(page, site, 'exchange-calculator');
      await dialogOf(page).getByRole('textbox').first().fill('100');
      await dialogOf(page).getByRole('button', { name: 'Calcola', exact: true }).click();
      await page.locator('figure li').first().waitFor();
      await focusSearch(page);
    },
  },
  {
    name: 'CLMG: a grade',
    keys: grades,
    prepare: async (page, site) => {
      await open(page, site, 'exchange-calculator-clmg');
      await typeAllGrades(page);
    },
  },
  {
    name: 'CLMG, 59 destinations: a letter',
    keys: letters,
    prepare: async (page, site) => {
      await open(page, site, 'exchange-calculator-clmg');
      await typeAllGrades(page);
      await openResults(page);
      await focusSearch(page);
    },
  },
];
