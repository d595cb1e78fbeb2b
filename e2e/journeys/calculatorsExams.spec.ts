/** The rows of exams that the four calculators share, and the grade that they lead to. */
import type { Page } from '@playwright/test';
import {
  chooseCourse,
  dialogOf,
  gradesOf,
  openExamMenu,
  typeGrades,
  urlOf,
} from './calculators/dialog.ts';
import { mockTables } from './calculators/mockTables.ts';
import { expect, test } from './fixtures.ts';

const theses = ['Tesi di laurea', 'Final paper', 'Bachelor thesis', 'Elaborato finale'];
const courses = {
  'Con la tesi': [...theses, 'Sintesi', 'Statistica'],
  Breve: ['Uno'],
  'A metà': ['Uno', 'Due', 'Tre', 'Quattro'],
};

/** Opens the graduation calculator with these courses, whose exams have 6 CFU. */
async function openGraduation(
  page: Page,
  visit: (path: string) => Promise<void>,
  course: keyof typeof courses,
): Promise<void> {
  const rows = Object.entries(courses).flatMap(([name, subjects]) =>
    subjects.map((subject) => ({ course: name, subject, cfu: 6 })),
  );
  await mockTables(page, { course_subjects: rows.map((row, id) => ({ id, ...row })) });
  await visit(urlOf('graduation'));
  await chooseCourse(page, course);
}

// @spec states.9 states.10 validation.7 validation.16
test('an exam has a grade with a label or is a seminar; the thesis is not listed, whatever its name', async ({
  page,
  visit,
}) => {
  await openGraduation(page, visit, 'Con la tesi');
  const dialog = dialogOf(page);
  const rows = dialog.locator('[data-exams] li');
  await expect(gradesOf(page)).toHaveCount(2);
  await expect(rows).toHaveText([/^Sintesi/, /^Statistica/]);
  // Its 3 CFU are counted separately.
  await expect(dialog.locator('dd').filter({ hasText: /^3 \/ 15$/ })).toBeVisible();

  await chooseCourse(page, 'Breve');
  await expect(rows).toHaveText(/^Uno/);
  const grade = dialog.getByLabel('Voto di Uno');
  const completed = dialog.getByRole('checkbox', { name: /^Uno/ });
  const seminar = dialog.getByRole('checkbox', { name: /^Seminario ?: Uno$/ });
  await openExamMenu(page, 'Uno');
  await test.step('shows a label for its grade', async () => {
    await expect(rows.getByText('Non sostenuto', { exact: true })).toBeVisible();
    for (const [value, word] of [
      ['18', 'Sufficiente'],
      ['23', 'Sufficiente'],
      ['24', 'Buono'],
      ['26', 'Buono'],
      ['27', 'Ottimo'],
      ['31', 'Ottimo'],
    ] as const) {
      await grade.selectOption(value);
      await expect(rows.getByText(word, { exact: true })).toBeVisible();
    }
    await seminar.check();
    await expect(rows.getByText('Seminario completato', { exact: true })).toBeVisible();
    await completed.uncheck();
    await completed.check();
    await expect(rows.getByText('Inserisci il voto', { exact: true })).toBeVisible();
    await expect(rows.getByText('Non sostenuto')).toHaveCount(0);
    await completed.uncheck();
  });
  await test.step('unchecking it resets its grade and seminar', async () => {
    await grade.selectOption('28');
    await expect(completed).toBeChecked();
    await completed.uncheck();
    await expect(grade).toHaveValue('0');
    await grade.selectOption('28');
    await seminar.check();
    await expect(grade).toHaveValue('0');
    await expect(completed).toBeChecked();
    await completed.uncheck();
    await expect(seminar).not.toBeChecked();
  });
});

// @spec constants.14
test('plans a target grade; the graduation grade changes its colour at 95, 100 and 105', async ({
  page,
  visit,
}) => {
  await openGraduation(page, visit, 'A metà');
  const dialog = dialogOf(page);
  await test.step('a target needs grades, or is safe or out of reach', async () => {
    await typeGrades(page, ['24', '24']);
    const target = dialog.getByRole('textbox', { name: 'Voto di laurea' });
    const planner = target.locator('xpath=ancestor::section');
    // 99 of 110 is a mean of 27: the other half needs 30.
    await target.fill('99');
    await expect(planner.locator('output')).toHaveText(/media 30,00/);
    await expect(planner.locator('li').first()).toHaveText('30 in tutti i 2 esami');
    await target.fill('96');
    await expect(planner.locator('li').first()).toHaveText('1 esame da 29 e 1 da 28');
    await target.fill('70');
    await expect(planner.locator('output')).toHaveText('Già raggiunto');
    await target.fill('110');
    await expect(planner.locator('output')).toHaveText('Non raggiungibile con questi punti');
    for (const wrong of ['', '65', '111', 'cento', '1e9']) {
      await target.fill(wrong);
      await expect(planner.getByText('Scrivi un voto tra 66 e 110.')).toBeVisible();
    }
  });

  await chooseCourse(page, 'Breve');
  await expect(gradesOf(page)).toHaveCount(1);
  const result = dialog.locator('aside output');
  const colourAt = async (grade: string, shown: string) => {
    await dialog.getByLabel('Voto di Uno').selectOption(grade);
    const figure = result.getByText(shown, { exact: true });
    await expect(figure).toBeVisible();
    return figure.evaluate((element) => getComputedStyle(element).color);
  };
  const low = await colourAt('25', '91,7');
  const fair = await colourAt('26', '95,3');
  const good = await colourAt('28', '102,7');
  const excellent = await colourAt('29', '106,3');
  const colours = [low, fair, good, excellent];
  expect([...new Set(colours)]).toEqual(colours);
  // 27 · 110 / 30 is 99; with one point it is 100 exactly.
  expect(await colourAt('27', '99,0')).toBe(fair);
  await dialog.getByLabel('Punti della commissione').click();
  await page.getByRole('option', { name: /^\+1, / }).click();
  expect(await colourAt('27', '100,0')).toBe(good);
});
