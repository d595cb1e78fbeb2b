import { expect, type Page } from '@playwright/test';
import { chooseCourse, dialogOf, gradesOf, typeGrades } from '../journeys/calculators/dialog.ts';
import { hasText } from './backendRead.ts';

const expectNoAlert = (page: Page) => expect(dialogOf(page).getByRole('alert')).toHaveCount(0);
export const dialogHas = (expected: string) => hasText(dialogOf, expected);

const ownExam = 'Arabo';
const noCourse = 'Scegli il tuo corso';

/** The exams of the study plan, without the one that the test adds. */
export const planned = (page: Page) =>
  dialogOf(page).locator('[data-exams] li').filter({ hasNotText: ownExam });

/** Adds an exam by hand, which works without a study plan. */
export async function addExam(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Aggiungi un esame che non è in elenco' }).click();
  await dialog.getByLabel('Nome dell’esame').fill(ownExam);
  await dialog.getByLabel('CFU', { exact: true }).fill('6');
  await dialog.getByLabel('Voto', { exact: true }).selectOption('28');
  const add = 'Aggiungi';
  await dialog.getByRole('button', { name: add, exact: true }).click();
  await expect(dialog.locator('output').last()).toContainText(/\d,\d/);
}

export async function chooseFirstCourse(page: Page): Promise<void> {
  await dialogOf(page).getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
}

export const openResults = (page: Page) =>
  dialogOf(page).getByRole('tab', { name: 'Risultati' }).click();

const noMultiplier =
  'Per questo corso manca una stima e usiamo 1. Se conosci il valore, spegni l’interruttore e scrivilo tu.';

/** Pages with a score: the dialog keeps it and reopens on the results tab. */
const scored = new WeakSet<Page>();

export const expectDestinationsAfter =
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

export async function expectExams(page: Page): Promise<void> {
  await expectNoAlert(page);
  // While a chosen course's exams load there are no grades either.
  const picker = dialogOf(page).getByRole('combobox').first();
  await expect(picker).toBeVisible();
  const isUnchosen = (await picker.filter({ hasText: noCourse }).count()) > 0;
  if (isUnchosen) await chooseCourse(page);
  await expect(planned(page).first()).toBeVisible();
}

/** No courses: the chosen one is reported as missing, and the list has no options. */
export async function expectNoCourse(page: Page): Promise<void> {
  await expectNoAlert(page);
  const gone = '«.+» non è più tra i corsi. Scegline un altro.';
  await expect(dialogOf(page)).toContainText(new RegExp(gone));
  await expect(gradesOf(page)).toHaveCount(0);
  const picker = dialogOf(page).getByRole('combobox');
  await picker.press('Enter');
  await expect(picker).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Escape');
}

/** A study plan without exams. */
export async function expectNoExam(page: Page): Promise<void> {
  await expectNoAlert(page);
  const add = 'Aggiungi un esame che non è in elenco';
  await expect(dialogOf(page).getByRole('button', { name: add })).toBeVisible();
  await expect(planned(page)).toHaveCount(0);
}

const calculateButton = (page: Page) =>
  dialogOf(page).getByRole('button', {
    name: 'Calcola',
    exact: true,
  });

/** Calculates the MSc score with a bachelor's grade of 100. */
export async function calculate(page: Page): Promise<void> {
  await dialogOf(page).getByLabel('Voto di triennale').fill('100');
  const toResults = dialogOf(page).getByRole('button', { name: 'Vedi le destinazioni' });
  // Once it was pressed, the score follows every change.
  await calculateButton(page).or(toResults).click();
}

/**
 * The score of 28 in the first exam of the first course, 6 CFU (`constants.16` in docs/conformance.md):
 * (28 · 0.98 / 31 · 0.5 + 6 · 0.97 / NC max · 0.2 + 100 / 111 · 0.3) · 1000.
 */
export const expectScore = (score: number) => async (page: Page) => {
  await dialogOf(page).getByRole('tab', { name: 'Inserimento Dati' }).click();
  await expectExams(page);
  await gradesOf(page).first().selectOption('28');
  await calculate(page);
  const unit = 'su 1000';
  await expect(dialogOf(page).getByText(new RegExp(`^${score}\\s*${unit}$`))).toBeVisible();
};

/** The button is disabled while the tables load, so that a pending multiplier is not missing. */
export async function expectNoMultiplier(page: Page): Promise<void> {
  await expect(calculateButton(page)).toBeEnabled();
  await dialogHas(noMultiplier)(page);
}

export async function expectNoMinimum(page: Page): Promise<void> {
  const rows = dialogOf(page).locator('li[data-reached]');
  await expect(rows.first()).toBeAttached();
  const known = rows.filter({ hasNotText: 'n.d.' });
  await expect(known).toHaveCount(0);
}

export async function expectMultipliers(page: Page): Promise<void> {
  await expectExams(page);
  await expect(calculateButton(page)).toBeEnabled();
  await expect(dialogOf(page)).toContainText('media (WA) × 0,98, CFU × 0,97');
  await expect(dialogOf(page)).not.toContainText(noMultiplier);
}
