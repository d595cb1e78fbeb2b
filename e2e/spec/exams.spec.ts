/** Specification sections 4 and 5 on the rows of exams: what no other journey shows. */
import { expect, type Page } from '@playwright/test';
import { addressOf, chooseCourse, dialogOf, gradesOf } from '../journeys/calculators/dialog.ts';
import { answerTables } from '../journeys/calculators/tables.ts';
import { test } from '../journeys/fixtures.ts';

/** The graduation calculator with these exams of 6 CFU. */
async function openWith(
  page: Page,
  visit: (path: string) => Promise<void>,
  subjects: readonly string[],
): Promise<void> {
  await answerTables(page, {
    course_subjects: subjects.map((subject, id) => ({ id, course: 'Prova', subject, cfu: 6 })),
  });
  await visit(addressOf('graduation'));
  await chooseCourse(page, 'Prova');
}

for (const type of [
  'graduation',
  'exchange-calculator',
  'exchange-calculator-clmg',
  'exchange-calculator-ug',
]) {
  test(`the grades of ${type} are 18 to 30 and 30L, and none`, async ({ page, visit }) => {
    await visit(addressOf(type));
    if (type !== 'exchange-calculator-clmg') await chooseCourse(page);
    await expect(gradesOf(page).first()).toHaveValue('0');
    const options = await gradesOf(page)
      .first()
      .locator('option')
      .evaluateAll((all) =>
        all.map((one) => (one instanceof HTMLOptionElement ? [one.value, one.text] : [])),
      );
    const passed = Array.from({ length: 13 }, (_, place) => String(18 + place));
    expect(options.slice(1)).toEqual([...passed.map((grade) => [grade, grade]), ['31', '30L']]);
    expect(options[0]?.[0]).toBe('0');
  });
}

test('the thesis is no exam of the graduation grade, whatever it is called', async ({
  page,
  visit,
}) => {
  const names = ['Tesi di laurea', 'Final paper', 'Bachelor thesis', 'Elaborato finale'];
  await openWith(page, visit, [...names, 'Sintesi', 'Statistica']);
  await expect(gradesOf(page)).toHaveCount(2);
  await expect(dialogOf(page).locator('[data-exams] li')).toHaveText([/^Sintesi/, /^Statistica/]);
  // Its 3 CFU are counted by themselves.
  await expect(
    dialogOf(page)
      .locator('dd')
      .filter({ hasText: /^3 \/ 15$/ }),
  ).toBeVisible();
});

test('an exam that is unchecked loses its grade, and its seminar', async ({ page, visit }) => {
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

test('an exam wears the word of its grade', async ({ page, visit }) => {
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
