import { expect, type Locator, type Page } from '@playwright/test';
import type { CalculatorType } from '../../../mf-calculators/src/calculatorTypes.ts';
import { calculatorTypes } from './everyCalculator.ts';

/** The URL that opens a calculator. */
export const urlOf = (type: string) => `/?calcolatore=${type}#calcolatori`;

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** The button of a calculator's card, in any language. */
export const cardOf = (page: Page, type: CalculatorType): Locator =>
  page.locator('#calcolatori [data-mf] button').nth(calculatorTypes.indexOf(type));

/** Closes a calculator, whose grades stay in the tab. */
export async function leaveCalculator(page: Page): Promise<void> {
  await dialogOf(page)
    .getByRole('button', { name: /^(Chiudi|Close)$/ })
    .click();
  await expect(dialogOf(page)).toHaveCount(0);
}

/** Opens the menu of an exam, in which it becomes a seminar or is removed. */
export const openExamMenu = (page: Page, subject: string): Promise<void> =>
  dialogOf(page)
    .getByRole('button', { name: new RegExp(`^(Altro su|More about) ${subject}$`) })
    .click();

/** Chooses a course by its name, or the first one of the list. */
export async function chooseCourse(page: Page, name?: string): Promise<void> {
  await dialogOf(page).getByRole('combobox').first().click();
  const options = page.getByRole('listbox').getByRole('option');
  await (name ? options.filter({ hasText: name }) : options).first().click();
  await expect(gradesOf(page).first()).toBeVisible();
}

/** The grade fields of the exams, from the first to the last. */
export const gradesOf = (page: Page): Locator => dialogOf(page).locator('[data-grade]');

/** Types grades from the first exam on, each followed by Enter. */
export async function typeGrades(page: Page, grades: readonly string[]): Promise<void> {
  await gradesOf(page).first().focus();
  for (const grade of grades) {
    await page.keyboard.type(grade);
    await page.keyboard.press('Enter');
  }
}

/** The score below the form, or the graduation grade beside it. */
export const scoreOf = (page: Page): Locator => dialogOf(page).locator('output').last();

/** Opens the results tab and waits for its chart. */
export async function openResults(page: Page): Promise<void> {
  await dialogOf(page).getByRole('tab', { name: 'Risultati' }).click();
  await expect(dialogOf(page).locator('figure li').first()).toBeVisible();
}

/** Lets the device refuse to store anything more. */
export const fillStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
