import { expect, type Page } from '@playwright/test';
import { text } from '../allTexts.ts';
import {
  addressOf,
  chooseCourse,
  dialogOf,
  gradesOf,
  typeGrades,
} from '../journeys/calculators/dialog.ts';
import { type BackendRead, hasItems, hasText, it, read, said } from './backendRead.ts';

/** The dialog of a calculator, opened by its address first and by its card from then on. */
const calculator = (type: string) => ({
  path: addressOf(type),
  leave: async (page: Page) => {
    await dialogOf(page)
      .getByRole('button', { name: text('common', 'it', 'close') })
      .click();
    await expect(dialogOf(page)).toHaveCount(0);
  },
  enter: async (page: Page) => {
    const name = it('mf-calculators', `cards.${type}.name`);
    await page.locator('#calcolatori').getByRole('button', { name }).click();
  },
  place: dialogOf,
  told: 'toast' as const,
});

const failure = (key: string) => said('mf-calculators', `failures.${key}`);
const noAlert = (page: Page) => expect(dialogOf(page).getByRole('alert')).toHaveCount(0);
const dialogSays = (key: string) => hasText(dialogOf, it('mf-calculators', key));

const ownExam = 'Arabo';

/** The rows of the plan itself: an exam that was entered by hand stays without it. */
const planned = (page: Page) =>
  dialogOf(page).locator('[data-exams] li').filter({ hasNotText: ownExam });

/** What can be entered by hand while the plan is missing. */
async function enterByHand(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: it('mf-calculators', 'exams.add.open') }).click();
  await dialog.getByLabel(it('mf-calculators', 'exams.add.subject')).fill(ownExam);
  await dialog.getByLabel('CFU', { exact: true }).fill('6');
  await dialog.getByLabel('Voto', { exact: true }).selectOption('28');
  const add = it('mf-calculators', 'exams.add.submit');
  await dialog.getByRole('button', { name: add, exact: true }).click();
  await expect(dialog.locator('output').last()).toContainText(/\d,\d/);
}

/** Any course: the first of the list. */
async function choose(page: Page): Promise<void> {
  await dialogOf(page).getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
}

const toResults = (page: Page) =>
  dialogOf(page)
    .getByRole('tab', { name: it('mf-calculators', 'tabs.results') })
    .click();

/** Where a score was made: the dialog keeps it, and opens on its results once they can be counted. */
const scored = new WeakSet<Page>();

/** The destinations, for a score that is made at the first time. */
const destinationsAfter = (makeScore: (page: Page) => Promise<void>) => async (page: Page) => {
  await noAlert(page);
  if (!scored.has(page)) {
    await chooseAndSee(page);
    await typeGrades(page, ['28']);
    await makeScore(page);
    scored.add(page);
  }
  await expect(dialogOf(page).locator('li[data-reached]').first()).toBeVisible();
};

async function chooseAndSee(page: Page): Promise<void> {
  await noAlert(page);
  if ((await gradesOf(page).count()) === 0) await chooseCourse(page);
  await expect(planned(page).first()).toBeVisible();
}

/** A list of courses without any course: the one that was chosen is gone, and there is no other. */
async function noCourse(page: Page): Promise<void> {
  await noAlert(page);
  const gone = it('mf-calculators', 'course.gone', { name: '.+' });
  await expect(dialogOf(page)).toContainText(new RegExp(gone));
  await expect(gradesOf(page)).toHaveCount(0);
  const picker = dialogOf(page).getByRole('combobox');
  await picker.press('Enter');
  await expect(picker).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
}

/** A plan without any exam: there is the list, and nothing is in it. */
async function noExam(page: Page): Promise<void> {
  await noAlert(page);
  const add = it('mf-calculators', 'exams.add.open');
  await expect(dialogOf(page).getByRole('button', { name: add })).toBeVisible();
  await expect(planned(page)).toHaveCount(0);
}

const toCalculate = (page: Page) =>
  dialogOf(page).getByRole('button', {
    name: it('mf-calculators', 'msc.calculate'),
    exact: true,
  });

/** The score of the master's exchange, for a bachelor's grade of 100. */
async function calculate(page: Page): Promise<void> {
  await dialogOf(page).getByLabel(it('mf-calculators', 'msc.bachelor')).fill('100');
  await toCalculate(page).click();
}

/**
 * The score of 28 in the first exam of the first course, 6 CFU (specification section 9):
 * (28 · 0.98 / 31 · 0.5 + 6 · 0.97 / NC max · 0.2 + 100 / 111 · 0.3) · 1000.
 */
const scoreIs = (score: number) => async (page: Page) => {
  await dialogOf(page)
    .getByRole('tab', { name: it('mf-calculators', 'tabs.input') })
    .click();
  await chooseAndSee(page);
  await gradesOf(page).first().selectOption('28');
  await calculate(page);
  const unit = it('mf-calculators', 'msc.unit');
  await expect(dialogOf(page).getByText(new RegExp(`^${score}\\s*${unit}$`))).toBeVisible();
};

/** A multiplier is missing, and that is known: while the tables are being read, it seems so too. */
async function noMultiplier(page: Page): Promise<void> {
  await expect(toCalculate(page)).toBeEnabled();
  await dialogSays('msc.noMultiplier')(page);
}

/** Destinations of which nobody knows what they take. */
async function noMinimum(page: Page): Promise<void> {
  const rows = dialogOf(page).locator('li[data-reached]');
  await expect(rows.first()).toBeAttached();
  const known = rows.filter({ hasNotText: it('mf-calculators', 'board.unknown') });
  await expect(known).toHaveCount(0);
}

async function multipliers(page: Page): Promise<void> {
  await chooseAndSee(page);
  await expect(toCalculate(page)).toBeEnabled();
  await expect(dialogOf(page)).toContainText('media (WA) × 0,98, CFU × 0,97');
  await expect(dialogOf(page)).not.toContainText(it('mf-calculators', 'msc.noMultiplier'));
}

const plans = [
  { type: 'graduation', table: 'course_subjects', courses: 'courses', exams: 'exams' },
  {
    type: 'exchange-calculator',
    table: 'cours-subject_MS_exchange',
    courses: 'data',
    exams: 'courseSubjects',
  },
  {
    type: 'exchange-calculator-ug',
    table: 'course_subjects_UG',
    courses: 'data',
    exams: 'courseSubjects',
  },
] as const;

const planReads: readonly BackendRead[] = plans.flatMap(({ type, table, courses, exams }) => [
  {
    ...calculator(type),
    name: `courses of ${table}`,
    isCall: read(table, 'select', 'course'),
    says: failure(courses),
    shown: chooseAndSee,
    empty: noCourse,
    column: 'course',
  },
  {
    ...calculator(type),
    name: `exams of ${table}`,
    isCall: read(table, 'course', 'eq.'),
    reach: choose,
    says: failure(exams),
    shown: chooseAndSee,
    empty: noExam,
    column: 'subject',
    ...(table === 'cours-subject_MS_exchange' ? {} : { rest: enterByHand }),
  },
]);

const tableReads: readonly BackendRead[] = [
  {
    ...calculator('exchange-calculator'),
    name: 'course multipliers estimation',
    isCall: read('course multipliers estimation'),
    reach: choose,
    says: failure('data'),
    shown: multipliers,
    empty: noMultiplier,
    column: 'GPA mult.',
    shows: noMultiplier,
  },
  {
    ...calculator('exchange-calculator'),
    name: 'NC_max',
    isCall: read('NC_max'),
    says: failure('data'),
    // With an NC max of 58.
    shown: scoreIs(733),
    // The sum of the course's credits stands in: 82.
    empty: scoreIs(727),
    column: 'NC_MAX',
    shows: scoreIs(727),
  },
  {
    ...calculator('exchange-calculator'),
    name: 'dest_exc_msc',
    isCall: read('dest_exc_msc'),
    says: failure('data'),
    shown: destinationsAfter(calculate),
    empty: dialogSays('board.none'),
    column: 'ID',
  },
  {
    ...calculator('exchange-calculator-ug'),
    name: 'course-multiplier_UG',
    isCall: read('course-multiplier_UG'),
    reach: choose,
    says: failure('data'),
    shown: hasText(dialogOf, 'Per il tuo corso ogni CFU oltre'),
    empty: dialogSays('ug.noMultiplier'),
    column: 'multiplier',
    shows: dialogSays('ug.noMultiplier'),
  },
  {
    ...calculator('exchange-calculator-ug'),
    name: 'UG_exchange_destinations',
    isCall: read('UG_exchange_destinations'),
    says: failure('data'),
    shown: destinationsAfter(toResults),
    empty: dialogSays('board.none'),
    column: 'min_score',
    shows: noMinimum,
  },
  {
    ...calculator('exchange-calculator-clmg'),
    name: 'CLMG_studyplan',
    isCall: read('CLMG_studyplan'),
    says: failure('clmgPlan'),
    shown: (page) => expect(planned(page).first()).toBeVisible(),
    empty: noExam,
    column: 'course',
    rest: enterByHand,
  },
  {
    ...calculator('exchange-calculator-clmg'),
    name: 'CLMG_destinations_exchange',
    isCall: read('CLMG_destinations_exchange'),
    reach: async (page) => {
      await typeGrades(page, ['28']);
      await toResults(page);
    },
    says: failure('clmgDestinations'),
    rest: hasText(dialogOf, '28,00'),
    shown: hasItems(dialogOf, 'li[data-reached]'),
    empty: dialogSays('board.none'),
    column: 'uni',
  },
];

/** What the four calculators read. */
export const calculatorReads: readonly BackendRead[] = [...planReads, ...tableReads];
