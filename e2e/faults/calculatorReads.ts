import { expect, type Page } from '@playwright/test';
import {
  chooseCourse,
  dialogOf,
  gradesOf,
  typeGrades,
  urlOf,
} from '../journeys/calculators/dialog.ts';
import { text } from '../translations.ts';
import { type BackendRead, hasItems, hasText, it, message, read } from './backendRead.ts';

/** A calculator's dialog: opened by its URL first, then by its card. */
const calculator = (type: string) => ({
  path: urlOf(type),
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
  slot: dialogOf,
  reportedBy: 'toast' as const,
});

const failure = (key: string) => message('mf-calculators', `failures.${key}`);
const expectNoAlert = (page: Page) => expect(dialogOf(page).getByRole('alert')).toHaveCount(0);
const dialogHas = (key: string) => hasText(dialogOf, it('mf-calculators', key));

const ownExam = 'Arabo';

/** The exams of the study plan, without the one that the test adds. */
const planned = (page: Page) =>
  dialogOf(page).locator('[data-exams] li').filter({ hasNotText: ownExam });

/** Adds an exam by hand, which works without a study plan. */
async function addExam(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: it('mf-calculators', 'exams.add.open') }).click();
  await dialog.getByLabel(it('mf-calculators', 'exams.add.subject')).fill(ownExam);
  await dialog.getByLabel('CFU', { exact: true }).fill('6');
  await dialog.getByLabel('Voto', { exact: true }).selectOption('28');
  const add = it('mf-calculators', 'exams.add.submit');
  await dialog.getByRole('button', { name: add, exact: true }).click();
  await expect(dialog.locator('output').last()).toContainText(/\d,\d/);
}

async function chooseFirstCourse(page: Page): Promise<void> {
  await dialogOf(page).getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
}

const openResults = (page: Page) =>
  dialogOf(page)
    .getByRole('tab', { name: it('mf-calculators', 'tabs.results') })
    .click();

/** Pages with a score: the dialog keeps it and reopens on the results tab. */
const scored = new WeakSet<Page>();

const expectDestinationsAfter =
  (enterScore: (page: Page) => Promise<void>) => async (page: Page) => {
    await expectNoAlert(page);
    if (!scored.has(page)) {
      await expectExams(page);
      await typeGrades(page, ['28']);
      await enterScore(page);
      scored.add(page);
    }
    await expect(dialogOf(page).locator('li[data-reached]').first()).toBeVisible();
  };

async function expectExams(page: Page): Promise<void> {
  await expectNoAlert(page);
  if ((await gradesOf(page).count()) === 0) await chooseCourse(page);
  await expect(planned(page).first()).toBeVisible();
}

/** No courses: the chosen one is reported as missing, and the list has no options. */
async function expectNoCourse(page: Page): Promise<void> {
  await expectNoAlert(page);
  const gone = it('mf-calculators', 'course.gone', { name: '.+' });
  await expect(dialogOf(page)).toContainText(new RegExp(gone));
  await expect(gradesOf(page)).toHaveCount(0);
  const picker = dialogOf(page).getByRole('combobox');
  await picker.press('Enter');
  await expect(picker).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
}

/** A study plan without exams. */
async function expectNoExam(page: Page): Promise<void> {
  await expectNoAlert(page);
  const add = it('mf-calculators', 'exams.add.open');
  await expect(dialogOf(page).getByRole('button', { name: add })).toBeVisible();
  await expect(planned(page)).toHaveCount(0);
}

const calculateButton = (page: Page) =>
  dialogOf(page).getByRole('button', {
    name: it('mf-calculators', 'msc.calculate'),
    exact: true,
  });

/** Calculates the MSc score with a bachelor's grade of 100. */
async function calculate(page: Page): Promise<void> {
  await dialogOf(page).getByLabel(it('mf-calculators', 'msc.bachelor')).fill('100');
  await calculateButton(page).click();
}

/**
 * The score of 28 in the first exam of the first course, 6 CFU (specification section 9):
 * (28 · 0.98 / 31 · 0.5 + 6 · 0.97 / NC max · 0.2 + 100 / 111 · 0.3) · 1000.
 */
const expectScore = (score: number) => async (page: Page) => {
  await dialogOf(page)
    .getByRole('tab', { name: it('mf-calculators', 'tabs.input') })
    .click();
  await expectExams(page);
  await gradesOf(page).first().selectOption('28');
  await calculate(page);
  const unit = it('mf-calculators', 'msc.unit');
  await expect(dialogOf(page).getByText(new RegExp(`^${score}\\s*${unit}$`))).toBeVisible();
};

/** The button is disabled while the tables load, so that a pending multiplier is not missing. */
async function expectNoMultiplier(page: Page): Promise<void> {
  await expect(calculateButton(page)).toBeEnabled();
  await dialogHas('msc.noMultiplier')(page);
}

async function expectNoMinimum(page: Page): Promise<void> {
  const rows = dialogOf(page).locator('li[data-reached]');
  await expect(rows.first()).toBeAttached();
  const known = rows.filter({ hasNotText: it('mf-calculators', 'board.unknown') });
  await expect(known).toHaveCount(0);
}

async function expectMultipliers(page: Page): Promise<void> {
  await expectExams(page);
  await expect(calculateButton(page)).toBeEnabled();
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
  // @spec errors.12
  {
    ...calculator(type),
    name: `courses of ${table}`,
    isCall: read(table, 'select', 'course'),
    message: failure(courses),
    expectData: expectExams,
    expectEmpty: expectNoCourse,
    column: 'course',
  },
  // @spec errors.12
  {
    ...calculator(type),
    name: `exams of ${table}`,
    isCall: read(table, 'course', 'eq.'),
    trigger: chooseFirstCourse,
    message: failure(exams),
    expectData: expectExams,
    expectEmpty: expectNoExam,
    column: 'subject',
    ...(table === 'cours-subject_MS_exchange' ? {} : { expectUsable: addExam }),
  },
]);

const tableReads: readonly BackendRead[] = [
  // @spec errors.12
  {
    ...calculator('exchange-calculator'),
    name: 'course multipliers estimation',
    isCall: read('course multipliers estimation'),
    trigger: chooseFirstCourse,
    message: failure('data'),
    expectData: expectMultipliers,
    expectEmpty: expectNoMultiplier,
    column: 'GPA mult.',
    expectWithoutColumn: expectNoMultiplier,
  },
  // @spec errors.12
  {
    ...calculator('exchange-calculator'),
    name: 'NC_max',
    isCall: read('NC_max'),
    message: failure('data'),
    // With an NC max of 58.
    expectData: expectScore(733),
    // The fallback is the sum of the course's credits: 82.
    expectEmpty: expectScore(727),
    column: 'NC_MAX',
    expectWithoutColumn: expectScore(727),
  },
  // @spec errors.12
  {
    ...calculator('exchange-calculator'),
    name: 'dest_exc_msc',
    isCall: read('dest_exc_msc'),
    message: failure('data'),
    expectData: expectDestinationsAfter(calculate),
    expectEmpty: dialogHas('board.none'),
    column: 'ID',
  },
  // @spec errors.12
  {
    ...calculator('exchange-calculator-ug'),
    name: 'course-multiplier_UG',
    isCall: read('course-multiplier_UG'),
    trigger: chooseFirstCourse,
    message: failure('data'),
    expectData: hasText(dialogOf, 'Per il tuo corso ogni CFU oltre'),
    expectEmpty: dialogHas('ug.noMultiplier'),
    column: 'multiplier',
    expectWithoutColumn: dialogHas('ug.noMultiplier'),
  },
  // @spec errors.12
  {
    ...calculator('exchange-calculator-ug'),
    name: 'UG_exchange_destinations',
    isCall: read('UG_exchange_destinations'),
    message: failure('data'),
    expectData: expectDestinationsAfter(openResults),
    expectEmpty: dialogHas('board.none'),
    column: 'min_score',
    expectWithoutColumn: expectNoMinimum,
  },
  // @spec errors.13
  {
    ...calculator('exchange-calculator-clmg'),
    name: 'CLMG_studyplan',
    isCall: read('CLMG_studyplan'),
    message: failure('clmgPlan'),
    expectData: (page) => expect(planned(page).first()).toBeVisible(),
    expectEmpty: expectNoExam,
    column: 'course',
    expectUsable: addExam,
  },
  // @spec errors.13
  {
    ...calculator('exchange-calculator-clmg'),
    name: 'CLMG_destinations_exchange',
    isCall: read('CLMG_destinations_exchange'),
    trigger: async (page) => {
      await typeGrades(page, ['28']);
      await openResults(page);
    },
    message: failure('clmgDestinations'),
    expectUsable: hasText(dialogOf, '28,00'),
    expectData: hasItems(dialogOf, 'li[data-reached]'),
    expectEmpty: dialogHas('board.none'),
    column: 'uni',
  },
];

export const calculatorReads: readonly BackendRead[] = [...planReads, ...tableReads];
