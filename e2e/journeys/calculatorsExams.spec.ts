/** The rows of exams that the four calculators share. */
import { expect, type Page } from '@playwright/test';
import { chooseCourse, dialogOf, gradesOf, urlOf } from './calculators/dialog.ts';
import { mockTables } from './calculators/mockTables.ts';
import { test } from './fixtures.ts';

/** Opens the graduation calculator with these exams of 6 CFU. */
async function openWith(
  page: Page,
  visit: (path: string) => Promise<void>,
  subjects: readonly string[],
): Promise<void> {
  await mockTables(page, {
    course_subjects: subjects.map((subject, id) => ({ id, course: 'Prova', subject, cfu: 6 })),
  });
  await visit(urlOf('graduation'));
  await chooseCourse(page, 'Prova');
}

for (const type of [
  'graduation',
  'exchange-calculator',
  'exchange-calculator-clmg',
  'exchange-calculator-ug',
]) {
  // @spec validation.6 validation.13 validation.14
  test(`the grades of ${type} are none, 18 to 30 and 30L`, async ({ page, visit }) => {
    await visit(urlOf(type));
    if (type !== 'exchange-calculator-clmg') await chooseCourse(page);
    await expect(gradesOf(page).first()).toHaveValue('0');
    const options = await gradesOf(page)
      .first()
      .locator('option')
      .evaluateAll((all) =>
        all.map((one) => (one instanceof HTMLOptionElement ? [one.value, one.text] : [])),
      );
    const passed = Array.from({ length: 13 }, (_, index) => String(18 + index));
    expect(options.slice(1)).toEqual([...passed.map((grade) => [grade, grade]), ['31', '30L']]);
    expect(options[0]?.[0]).toBe('0');
  });
}

// @spec validation.7
test('the thesis is not an exam of the graduation grade, whatever its name', async ({
  page,
  visit,
}) => {
  const names = ['Tesi di laurea', 'Final paper', 'Bachelor thesis', 'Elaborato finale'];
  await openWith(page, visit, [...names, 'Sintesi', 'Statistica']);
  await expect(gradesOf(page)).toHaveCount(2);
  await expect(dialogOf(page).locator('[data-exams] li')).toHaveText([/^Sintesi/, /^Statistica/]);
  // Its 3 CFU are counted separately.
  await expect(
    dialogOf(page)
      .locator('dd')
      .filter({ hasText: /^3 \/ 15$/ }),
  ).toBeVisible();
});

// @spec states.9 states.10
test('unchecking an exam resets its grade and seminar', async ({ page, visit }) => {
  await openWith(page, visit, ['Uno']);
  const dialog = dialogOf(page);
  const grade = dialog.getByLabel('Voto di Uno');
  const completed = dialog.getByRole('checkbox', { name: /^Uno/ });
  const seminar = dialog.getByRole('checkbox', { name: /^Seminario ?: Uno$/ });
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

// @spec validation.16
test('an exam shows a label for its grade', async ({ page, visit }) => {
  await openWith(page, visit, ['Uno']);
  const row = dialogOf(page).locator('[data-exams] li');
  await expect(row.getByText('Non sostenuto', { exact: true })).toBeVisible();
  for (const [grade, word] of [
    ['18', 'Sufficiente'],
    ['23', 'Sufficiente'],
    ['24', 'Buono'],
    ['26', 'Buono'],
    ['27', 'Ottimo'],
    ['31', 'Ottimo'],
  ] as const) {
    await dialogOf(page).getByLabel('Voto di Uno').selectOption(grade);
    await expect(row.getByText(word, { exact: true })).toBeVisible();
  }
  await row.getByRole('checkbox', { name: /^Seminario ?: Uno$/ }).check();
  await expect(row.getByText('Seminario completato', { exact: true })).toBeVisible();
});
