import type { Locator, Page } from '@playwright/test';
import { cardOf, leaveCalculator } from '../calculators/dialog.ts';
import { type TestedLanguage, translateIn } from '../testScope.ts';
import { expect, test } from './site.ts';

async function choose(page: Page, course: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox').first().click();
  await page.getByRole('option', { name: course, exact: true }).click();
}

const gradeOf = (dialog: Locator, subject: string) =>
  dialog.getByLabel(new RegExp(`(Voto di|Grade for) ${subject}`));

/** The four calculators on tables that were imported from spreadsheets. */
export function calculatorJourneys(language: TestedLanguage): void {
  const t = translateIn(language);
  const unknown = t('n.d.', 'n/a');

  test('graduation and MSc: read credits and scores as text, tables without ids', async ({
    page,
    visit,
  }) => {
    await visit('/?calcolatore=graduation#calcolatori', language);
    const dialog = page.getByRole('dialog');
    await test.step('graduation: reads credits as text, and a missing one as 0', async () => {
      await choose(page, 'Economia e Finanza');
      await expect(dialog.locator('[data-exams] li')).toHaveText([
        /^Matematica.*12 CFU/,
        /^Microeconomia.*8 CFU/,
        /^Statistica.*7[.,]5 CFU/,
        /^Storia.*— CFU/,
      ]);
      await gradeOf(dialog, 'Microeconomia').selectOption('30');
      await gradeOf(dialog, 'Statistica').selectOption('27');
      await gradeOf(dialog, 'Storia').selectOption('18');
      // (30 · 8 + 27 · 7.5) / 15.5 · 110 / 30
      await expect(dialog.locator('output').first()).toContainText(/104[.,]7/);
    });
    await leaveCalculator(page);
    await cardOf(page, 'exchange-calculator').click();
    await test.step('MSc: uses 1 for the multipliers of a course that one table renamed', async () => {
      await choose(page, 'Marketing');
      const missing = t('manca una stima e usiamo 1', 'estimate is missing');
      await expect(page.getByText(missing)).toBeVisible();
    });
    await test.step('MSc: a missing maximum, scores as text', async () => {
      await choose(page, 'Finance');
      await expect(dialog.getByText(/× 0[.,]98.* × 1[.,]025/)).toBeVisible();
      await gradeOf(dialog, 'Derivati').selectOption('30');
      const seminars = dialog.getByRole('checkbox', { name: /Semina.*: Seminario/ });
      await seminars.first().check();
      await expect(seminars.nth(1)).not.toBeChecked();
      await dialog.getByRole('textbox').first().fill('110');
      await dialog.getByRole('button', { name: /^(Calcola|Calculate)$/ }).click();
      // (30 · 0.98 / 31 · 0.5 + 9 · 1.025 / 12 · 0.2 + 110 / 111 · 0.3) · 1000
      await expect(dialog.getByText('925', { exact: true }).first()).toBeVisible();
      const rows = dialog.locator('li[data-reached]:visible');
      await expect(rows).toHaveText([/^Uno/, /^Due/, /^Tre/, /^Quattro/]);
      await expect(rows.nth(0)).toHaveAttribute('data-reached', 'true');
      await expect(rows.nth(0)).toContainText('2024/25: 2');
      await expect(rows.nth(1)).toContainText(unknown);
      await expect(rows.nth(2)).toContainText(unknown);
    });
  });

  test('CLMG and UG: read scores as text, and unknown ones last', async ({ page, visit }) => {
    await visit('/?calcolatore=exchange-calculator-clmg#calcolatori', language);
    const dialog = page.getByRole('dialog');
    const rows = dialog.locator('li[data-reached]:visible');
    await test.step('CLMG: reads `state` in place of `sel_details`', async () => {
      await gradeOf(dialog, 'Diritto privato').selectOption('28');
      await gradeOf(dialog, 'Diritto romano').selectOption('18');
      await dialog.getByRole('tab').last().click();
      await expect(rows).toHaveText([/^Leiden/, /^Bergen/]);
      await expect(rows.first()).toContainText('Assegnata al primo turno');
      await expect(rows.first()).toContainText(/\+0[.,]50/);
      await expect(rows.last()).toContainText(unknown);
    });
    await leaveCalculator(page);
    await cardOf(page, 'exchange-calculator-ug').click();
    await test.step('UG: says that 1 is used for a course without a multiplier', async () => {
      await choose(page, 'Management');
      const missing = t('non abbiamo il moltiplicatore', 'no multiplier');
      await expect(page.getByText(missing).first()).toBeVisible();
    });
    await test.step('UG: no details', async () => {
      await choose(page, 'Economia e finanza');
      await expect(dialog.getByText(/0[.,]104/)).toBeVisible();
      await gradeOf(dialog, 'Microeconomia').selectOption('28');
      await dialog.getByRole('tab').last().click();
      // 28 + 0.104 · (8 − 35.4)
      await expect(dialog.getByText(/^25[.,]15$/).first()).toBeVisible();
      await expect(rows).toHaveText([/^Porto/, /^Vienna/, /^Nuova/, /^Praga/]);
      await expect(rows.nth(0)).toContainText(/\+1[.,]15/);
      await expect(rows.nth(1)).toContainText(/26[.,]40/);
      await expect(rows.nth(2)).toContainText(unknown);
      await expect(rows.nth(3)).toHaveAttribute('data-reached', 'false');
    });
  });
}
