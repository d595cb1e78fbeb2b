import type { Locator, Page } from '@playwright/test';
import type { CalculatorType } from '../../../mf-calculators/src/calculatorTypes.ts';
import { dialogOf, gradesOf } from '../calculators/dialog.ts';
import { calculatorTypes, everyCalculator } from '../calculators/everyCalculator.ts';
import { expect } from '../fixtures.ts';
import { button, type Visitor, type Walkthrough } from './walkthrough.ts';

/** Enough exams and destinations to scroll below the dialog's footer; more only add tab stops and layout. */
const maxExams = 9;
const maxDestinations = 40;

async function shortenLists(page: Page): Promise<void> {
  await page.route(/\/rest\/v1\/(cours.*subject|CLMG_studyplan)/, async (route) => {
    const response = await route.fetch();
    const rows: object[] = await response.json();
    const isPlan = 'cfu' in (rows[0] ?? {});
    await route.fulfill({ response, json: isPlan ? rows.slice(0, maxExams) : rows });
  });
  await page.route(/\/rest\/v1\/\w*(dest_exc|destinations)/, async (route) => {
    const response = await route.fetch();
    const rows: object[] = await response.json();
    await route.fulfill({ response, json: rows.slice(0, maxDestinations) });
  });
}

/** Opens a calculator from its card and returns the card's button. */
async function openCalculator({ keyboard, page, visit }: Visitor, name: string): Promise<Locator> {
  await shortenLists(page);
  await visit('/#calcolatori');
  const opener = button(page.locator('#calcolatori'), new RegExp(`${name}$`));
  await keyboard.use(opener);
  await expect(dialogOf(page).getByRole('heading', { level: 2 })).toBeFocused();
  return opener;
}

async function chooseFirstCourse({ keyboard, page }: Visitor): Promise<void> {
  await keyboard.use(dialogOf(page).getByRole('combobox').first());
  await keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(gradesOf(page).first()).toBeVisible();
}

/** Adds an exam, types grades into the list and removes the exam. */
async function fillExams({ keyboard, page }: Visitor): Promise<void> {
  const dialog = dialogOf(page);
  await keyboard.use(button(dialog, 'Aggiungi un esame che non è in elenco'));
  await expect(dialog.getByLabel('Nome dell’esame')).toBeFocused();
  await keyboard.type('Arabo');
  await keyboard.press('Tab');
  await keyboard.type('6');
  await keyboard.use(dialog.getByRole('button', { name: 'Aggiungi', exact: true }));
  await keyboard.tabTo(gradesOf(page).nth(1));
  for (const grade of ['28', '30L', '25']) {
    await keyboard.type(grade);
    await keyboard.press('Enter');
  }
  await keyboard.use(button(dialog, 'Altro su Arabo'), 'Shift+Tab');
  // It is the first one, or the last where the plan has years.
  const rows = dialog.locator('[data-exams] li');
  const place = (await rows.allTextContents()).findIndex((text) => text.startsWith('Arabo'));
  const above = rows.nth(Math.max(place - 1, 0)).locator('[data-grade]');
  await keyboard.use(button(dialog, /^Togli l’esame/));
  await expect(button(dialog, 'Altro su Arabo')).toHaveCount(0);
  const add = button(dialog, 'Aggiungi un esame che non è in elenco');
  await expect(place > 0 ? above : add).toBeFocused();
}

async function leave({ page }: Visitor, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** Uses a calculator, and its destinations where it has them. */
function calculator(type: CalculatorType): Walkthrough {
  const { name, hasBachelorGrade, hasCourses, hasDestinations } = everyCalculator[type];
  return async (visitor) => {
    const { keyboard, page } = visitor;
    const dialog = dialogOf(page);
    const opener = await openCalculator(visitor, name);
    if (hasCourses) await chooseFirstCourse(visitor);
    if (hasBachelorGrade) {
      await keyboard.tabTo(dialog.getByLabel(/Voto di triennale/));
      await keyboard.type('105');
    }
    await fillExams(visitor);
    if (!hasDestinations) {
      await expect(dialog.locator('output').last()).toContainText(/\d/);
      await leave(visitor, opener);
      return;
    }
    if (hasBachelorGrade) {
      await keyboard.use(dialog.getByRole('button', { name: 'Calcola', exact: true }));
    } else {
      // Forwards passes all exams and the dialog's footer; backwards is the short way.
      const key = hasCourses ? 'Tab' : 'Shift+Tab';
      await keyboard.tabTo(dialog.getByRole('tab', { name: 'Inserimento Dati' }), key);
      await keyboard.press('ArrowRight');
    }
    await expect(dialog.locator('figure li').first()).toBeVisible();

    await keyboard.tabTo(dialog.getByRole('switch', { name: 'Solo a portata' }));
    await keyboard.tabTo(dialog.getByRole('searchbox'));
    await keyboard.type('a');
    await keyboard.tabTo(dialog.getByRole('combobox', { name: 'Ordina per' }));
    await keyboard.tabTo(dialog.getByRole('switch', { name: 'Solo le preferite' }));
    await keyboard.use(dialog.locator('li:not([hidden]) > span > button').first());
    // Above the destinations: backwards is the short way.
    const compare = dialog.getByRole('button', { name: 'Confronta', exact: true });
    await keyboard.use(compare, 'Shift+Tab');
    await expect(dialog.locator('[data-part="compare"]')).toBeFocused();
    await keyboard.use(button(dialog, /^Togli/));
    await expect(dialog.locator('[data-part="board"]')).toBeFocused();
    await keyboard.use(dialog.getByRole('combobox').first());
    await keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await leave(visitor, opener);
  };
}

export const calculatorWalkthroughs = Object.fromEntries(
  calculatorTypes.map((type) => [type, calculator(type)]),
) as Record<CalculatorType, Walkthrough>;
