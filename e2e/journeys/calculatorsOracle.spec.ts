import type { Page } from '@playwright/test';
import oracle from '../../mf-calculators/src/formulas/oracle.json' with { type: 'json' };
import {
  cardOf,
  chooseCourse,
  dialogOf,
  gradesOf,
  leaveCalculator,
  scoreOf,
  urlOf,
} from './calculators/dialog.ts';
import { mockTables } from './calculators/mockTables.ts';
import { expect, test } from './fixtures.ts';
import { languagesToTest } from './testScope.ts';

interface Exam {
  cfu: number;
  grade: number;
  completed: boolean;
  isSeminar: boolean;
}

/** One course per test vector, so that one visit enters all vectors of a calculator. */
const courseOf = (vector: number) => `Oracolo ${vector + 1}`;
/** Unique names that sort in the order of the vector. */
const nameOf = (vector: number, index: number) =>
  `Esame ${vector + 1}.${String(index).padStart(2, '0')}`;
const planOf = (exams: readonly Exam[], vector: number, cfu?: number) => {
  const course = courseOf(vector);
  const rows = exams.map((exam, index) => ({
    course,
    subject: nameOf(vector, index),
    cfu: exam.cfu,
  }));
  const rest = (cfu ?? 0) - rows.reduce((sum, row) => sum + row.cfu, 0);
  return rest > 0 ? [...rows, { course, subject: 'Resto', cfu: rest }] : rows;
};

/** Enters a vector's exams. */
async function enter(page: Page, exams: readonly Exam[]): Promise<void> {
  const seminars = dialogOf(page).getByRole('checkbox', { name: /: Esame/ });
  for (const [index, { grade, isSeminar }] of exams.entries()) {
    if (isSeminar) await seminars.nth(index).check();
    else if (grade > 0) await gradesOf(page).nth(index).selectOption(String(grade));
  }
}

/** Chooses the course of a vector and waits for its exams. */
async function chooseVector(page: Page, vector: number): Promise<void> {
  await chooseCourse(page, courseOf(vector));
  await expect(dialogOf(page).getByText(nameOf(vector, 0)).first()).toBeVisible();
}

/** Matches a number in the page's text, with either decimal separator. */
const shown = (value: number, decimals: number) =>
  new RegExp(`(^|\\D)${value.toFixed(decimals).replace('.', '[.,]')}(\\D|$)`);

// The form has no grade for an exam that is not completed.
const enterable = oracle.graduation.filter(
  ({ input, expected }) =>
    expected.final !== null && input.exams.every((exam) => exam.completed || exam.grade === 0),
);
const graduation = enterable.slice(0, 2);
const msc = oracle.msc.slice(0, 3);
const clmg = oracle.clmg.slice(3, 4);
const ug = oracle.ug.slice(0, 3);

for (const language of languagesToTest('it')) {
  // @spec states.11 constants.13 constants.21
  test(`graduation and UG: the dialogs show the oracle’s results (${language})`, async ({
    page,
    visit,
  }) => {
    await mockTables(page, {
      course_subjects: graduation.flatMap(({ input }, vector) => planOf(input.exams, vector)),
      course_subjects_UG: ug.flatMap(({ input }, vector) => planOf(input.exams, vector)),
      'course-multiplier_UG': ug.map(({ input }, vector) => ({
        course: courseOf(vector),
        multiplier: input.multiplier,
        cfu_min: input.cfuMin,
      })),
    });
    await visit(urlOf('graduation'), language);
    for (const [vector, { input, expected }] of graduation.entries()) {
      await chooseVector(page, vector);
      await enter(page, input.exams);
      await dialogOf(page)
        .getByLabel(/^(Punti della commissione|Committee points)$/)
        .click();
      await page.getByRole('listbox').getByRole('option').nth(input.bonus).click();
      await expect(dialogOf(page).locator('aside output')).toHaveText(
        shown(expected.final ?? 0, 1),
      );
    }
    await leaveCalculator(page);
    await cardOf(page, 'exchange-calculator-ug').click();
    for (const [vector, { input, expected }] of ug.entries()) {
      await chooseVector(page, vector);
      await enter(page, input.exams);
      await expect(scoreOf(page)).toHaveText(shown(expected.score, 2));
    }
  });

  // @spec states.11 constants.16 constants.19
  test(`MSc and CLMG: the dialogs show the oracle’s scores (${language})`, async ({
    page,
    visit,
  }) => {
    await mockTables(page, {
      'cours-subject_MS_exchange': msc.flatMap(({ input }, vector) =>
        planOf(input.exams, vector, input.courseCfu),
      ),
      'course multipliers estimation': msc.map(({ input }, vector) => ({
        course: courseOf(vector),
        'GPA mult.': input.gpaMultiplier,
        'NC mult': input.ncMultiplier,
      })),
      NC_max: msc.map(({ input }, vector) => ({ course: courseOf(vector), NC_MAX: input.ncMax })),
      CLMG_studyplan: clmg.flatMap(({ input }, vector) =>
        planOf(input.exams, vector).map(({ subject, cfu }) => ({ course: subject, cfu })),
      ),
    });
    await visit(urlOf('exchange-calculator'), language);
    for (const [vector, { input, expected }] of msc.entries()) {
      // Back from the previous vector's results.
      await dialogOf(page).getByRole('tab').first().click();
      await chooseVector(page, vector);
      await enter(page, input.exams);
      await dialogOf(page).getByRole('textbox').first().fill(String(input.bachelorGrade));
      await dialogOf(page)
        .getByRole('button', { name: /^(Calcola|Calculate)$/ })
        .click();
      await expect(
        dialogOf(page).getByText(String(expected.score), { exact: true }).first(),
      ).toBeVisible();
    }
    await leaveCalculator(page);
    await cardOf(page, 'exchange-calculator-clmg').click();
    await expect(gradesOf(page).first()).toBeVisible();
    for (const { input, expected } of clmg) {
      await enter(page, input.exams);
      await dialogOf(page).getByRole('switch').first().setChecked(input.fourthYear);
      await expect(scoreOf(page)).toHaveText(shown(expected.score ?? 0, 2));
    }
  });
}
