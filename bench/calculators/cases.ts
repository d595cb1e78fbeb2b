import type { Page } from '@playwright/test';

/** One place where students type, filled to its real size. */
export interface KeystrokeCase {
  name: string;
  viewport: { width: number; height: number };
  prepare: (page: Page, site: string) => Promise<void>;
  keys: readonly Key[];
}

/** A key, or one that nothing answers: the first digit of a grade is none yet. */
export type Key = string | { silent: string };

const phone = { width: 390, height: 844 };
const two = { silent: '2' };
const three = { silent: '3' };
const grades = [
  two,
  '8',
  'Enter',
  three,
  '0',
  'l',
  'Enter',
  two,
  '5',
  'Enter',
  three,
  '1',
  'Enter',
];
const back = Array.from({ length: 4 }, () => 'Backspace');
/** Every one of them hides or shows destinations, or may. */
const letters = [...'univ', ...back, ...'tech', ...back];
const slides = ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'ArrowLeft', 'ArrowLeft'];

async function open(page: Page, site: string, type: string): Promise<void> {
  await page.goto(`${site}/?calcolatore=${type}#calcolatori`);
  await page.getByRole('dialog').waitFor();
}

async function chooseFirstCourse(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
}

async function typeAllGrades(page: Page): Promise<void> {
  const fields = page.getByRole('dialog').locator('[data-grade]');
  await fields.first().focus();
  for (let count = await fields.count(); count > 0; count -= 1) {
    await page.keyboard.type(count % 2 ? '27' : '29');
    await page.keyboard.press('Enter');
  }
  await fields.first().focus();
}

async function openResults(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('tab').last().click();
  await page.locator('figure li').first().waitFor();
}

/** All 375 subjects of `course_subjects` in one plan: far more than any course has. */
async function onePlanOfAll(page: Page): Promise<void> {
  const rows = Array.from({ length: 375 }, (_, id) => ({
    id,
    course: 'Tutti',
    subject: `Esame ${String(id).padStart(3, '0')}`,
    cfu: 6,
  }));
  await page.route('**/rest/v1/course_subjects?*', (route) =>
    route.fulfill({ json: rows, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
}

export const cases: readonly KeystrokeCase[] = [
  {
    // What the browser itself takes: no page can answer faster here.
    name: 'an empty page with one text field',
    viewport: phone,
    keys: letters,
    prepare: async (page) => {
      await page.setContent('<input autofocus>');
      await page.locator('input').focus();
    },
  },
  {
    name: 'graduation, 25 exams: a grade',
    viewport: phone,
    keys: grades,
    prepare: async (page, site) => {
      await open(page, site, 'graduation');
      await chooseFirstCourse(page);
      await typeAllGrades(page);
    },
  },
  {
    name: 'graduation, 375 exams in one plan: a grade',
    viewport: phone,
    keys: grades,
    prepare: async (page, site) => {
      await onePlanOfAll(page);
      await open(page, site, 'graduation');
      await chooseFirstCourse(page);
      await page.locator('[data-grade]').first().focus();
    },
  },
  {
    name: 'UG: a grade',
    viewport: phone,
    keys: grades,
    prepare: async (page, site) => {
      await open(page, site, 'exchange-calculator-ug');
      await chooseFirstCourse(page);
      await typeAllGrades(page);
    },
  },
  {
    name: 'UG, 257 destinations: a letter of a name',
    viewport: phone,
    keys: letters,
    prepare: async (page, site) => {
      await open(page, site, 'exchange-calculator-ug');
      await chooseFirstCourse(page);
      await typeAllGrades(page);
      await openResults(page);
      await page.getByRole('dialog').getByRole('searchbox').focus();
    },
  },
  {
    name: 'UG, 257 destinations: the slider',
    viewport: phone,
    keys: slides,
    prepare: async (page, site) => {
      await open(page, site, 'exchange-calculator-ug');
      await chooseFirstCourse(page);
      await typeAllGrades(page);
      await openResults(page);
      await page.getByRole('slider').focus();
    },
  },
  {
    name: 'MSc, 202 destinations: a letter of a name',
    viewport: phone,
    keys: letters,
    prepare: async (page, site) => {
      await open(page, site, 'exchange-calculator');
      await chooseFirstCourse(page);
      await typeAllGrades(page);
      await page.getByRole('dialog').getByRole('textbox').first().fill('100');
      await page.getByRole('dialog').getByRole('button', { name: 'Calcola', exact: true }).click();
      await page.locator('figure li').first().waitFor();
      await page.getByRole('dialog').getByRole('searchbox').focus();
    },
  },
  {
    name: 'CLMG: a grade',
    viewport: phone,
    keys: grades,
    prepare: async (page, site) => {
      await open(page, site, 'exchange-calculator-clmg');
      await typeAllGrades(page);
    },
  },
  {
    name: 'CLMG, 59 destinations: a letter of a name',
    viewport: phone,
    keys: letters,
    prepare: async (page, site) => {
      await open(page, site, 'exchange-calculator-clmg');
      await typeAllGrades(page);
      await openResults(page);
      await page.getByRole('dialog').getByRole('searchbox').focus();
    },
  },
];
