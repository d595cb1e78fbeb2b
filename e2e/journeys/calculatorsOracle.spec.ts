import type { Page } from '@playwright/test';
import oracle from '../../mf-calculators/src/formulas/oracle.json' with { type: 'json' };
import { addressOf, chooseCourse, dialogOf, gradesOf, scoreOf } from './calculators/dialog.ts';
import { answerTables } from './calculators/tables.ts';
import { expect, test } from './fixtures.ts';

interface Exam {
  cfu: number;
  grade: number;
  completed: boolean;
  isSeminar: boolean;
}

const course = 'Oracolo';
const languages = ['it', 'en'] as const;

/** Names that sort in the order of the vector. */
const nameOf = (index: number) => `Esame ${String(index).padStart(2, '0')}`;
const planOf = (exams: readonly Exam[], cfu?: number) => {
  const rows = exams.map((exam, index) => ({ course, subject: nameOf(index), cfu: exam.cfu }));
  const rest = (cfu ?? 0) - rows.reduce((sum, row) => sum + row.cfu, 0);
  return rest > 0 ? [...rows, { course, subject: 'Resto', cfu: rest }] : rows;
};

/** Enters the exams of a vector as a student would. */
async function enter(page: Page, exams: readonly Exam[]): Promise<void> {
  const seminars = dialogOf(page).getByRole('checkbox', { name: /: Esame/ });
  for (const [index, { grade, isSeminar }] of exams.entries()) {
    if (isSeminar) await seminars.nth(index).check();
    else if (grade > 0) await gradesOf(page).nth(index).selectOption(String(grade));
  }
}

/** A number as the page writes it, for a search in its text. */
const shown = (value: number, decimals: number) =>
  new RegExp(`(^|\\D)${value.toFixed(decimals).replace('.', '[.,]')}(\\D|$)`);

// Where a grade is typed, the exam is done: a vector whose graded exams are all done can be entered.
const enterable = oracle.graduation.filter(
  ({ input, expected }) =>
    expected.final !== null && input.exams.every((exam) => exam.completed || exam.grade === 0),
);

for (const language of languages) {
  for (const [index, { input, expected }] of enterable.slice(0, 2).entries()) {
    test(`graduation ${index} comes out of the dialog (${language})`, async ({ page, visit }) => {
      await answerTables(page, { course_subjects: planOf(input.exams) });
      await visit(addressOf('graduation'), language);
      await chooseCourse(page, course);
      await enter(page, input.exams);
      await dialogOf(page)
        .getByLabel(/^(Punti della commissione|Committee points)$/)
        .click();
      await page.getByRole('listbox').getByRole('option').nth(input.bonus).click();
      await expect(dialogOf(page).locator('aside output')).toHaveText(
        shown(expected.final ?? 0, 1),
      );
    });
  }

  for (const [index, { input, expected }] of oracle.msc.slice(0, 3).entries()) {
    test(`MSc ${index} comes out of the dialog (${language})`, async ({ page, visit }) => {
      await answerTables(page, {
        'cours-subject_MS_exchange': planOf(input.exams, input.courseCfu),
        'course multipliers estimation': [
          { course, 'GPA mult.': input.gpaMultiplier, 'NC mult': input.ncMultiplier },
        ],
        NC_max: [{ course, NC_MAX: input.ncMax }],
      });
      await visit(addressOf('exchange-calculator'), language);
      await chooseCourse(page, course);
      await enter(page, input.exams);
      await dialogOf(page).getByRole('textbox').first().fill(String(input.bachelorGrade));
      await dialogOf(page)
        .getByRole('button', { name: /^(Calcola|Calculate)$/ })
        .click();
      await expect(
        dialogOf(page).getByText(String(expected.score), { exact: true }).first(),
      ).toBeVisible();
    });
  }

  for (const [index, { input, expected }] of oracle.clmg.slice(2, 4).entries()) {
    test(`CLMG ${index} comes out of the dialog (${language})`, async ({ page, visit }) => {
      await answerTables(page, {
        CLMG_studyplan: planOf(input.exams).map(({ subject, cfu }) => ({ course: subject, cfu })),
      });
      await visit(addressOf('exchange-calculator-clmg'), language);
      await expect(gradesOf(page).first()).toBeVisible();
      await enter(page, input.exams);
      if (input.fourthYear) await dialogOf(page).getByRole('switch').first().click();
      await expect(scoreOf(page)).toHaveText(shown(expected.score ?? 0, 2));
    });
  }

  for (const [index, { input, expected }] of oracle.ug.slice(0, 3).entries()) {
    test(`UG ${index} comes out of the dialog (${language})`, async ({ page, visit }) => {
      await answerTables(page, {
        course_subjects_UG: planOf(input.exams),
        'course-multiplier_UG': [{ course, multiplier: input.multiplier, cfu_min: input.cfuMin }],
      });
      await visit(addressOf('exchange-calculator-ug'), language);
      await chooseCourse(page, course);
      await enter(page, input.exams);
      await expect(scoreOf(page)).toHaveText(shown(expected.score, 2));
    });
  }
}
