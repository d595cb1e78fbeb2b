/** Typing in the four calculators, with the real data, and their results. */
import { dialog, inside } from './find.ts';
import { expect, test } from './fixtures.ts';
import type { Page } from './page.ts';

const grade = inside(dialog, '//*[@data-grade]');
const score = inside(dialog, '//output//strong');
const tabNamed = (name: string) => inside(dialog, `//*[@role="tab"][normalize-space(.)="${name}"]`);

async function openCalculator(tab: Page, type: string): Promise<void> {
  await tab.visit(`/?calcolatore=${type}#calcolatori`);
  await tab.see(dialog);
}

async function chooseFirstCourse(tab: Page): Promise<void> {
  await tab.click(inside(dialog, '//*[@role="combobox"]'));
  await tab.click('//*[@role="listbox"]//*[@role="option"]');
  await tab.see(grade);
}

async function typeGrades(tab: Page, grades: readonly string[]): Promise<void> {
  await tab.click(grade);
  for (const typed of grades) {
    await tab.type(typed);
    await tab.press('Enter');
  }
}

async function seeDestinations(tab: Page): Promise<void> {
  await tab.click(tabNamed('Risultati'));
  await tab.see(inside(dialog, '//figure//li'));
}

test('graduation: the grade follows what is typed', async ({ tab }) => {
  await openCalculator(tab, 'graduation');
  await chooseFirstCourse(tab);
  await typeGrades(tab, ['30', '30L', '30']);
  // 31 · 110 / 30 counts as 110 at most.
  await expect.poll(() => tab.texts(score)).toContain('110,0');
});

test('exchange MSc: the score is calculated on request', async ({ tab }) => {
  await openCalculator(tab, 'exchange-calculator');
  await chooseFirstCourse(tab);
  await tab.fill(inside(dialog, '//input[@inputmode="decimal" or @inputmode="numeric"]'), '110');
  await typeGrades(tab, ['28', '30']);
  await tab.click(inside(dialog, '//button[normalize-space(.)="Calcola"]'));
  await expect.poll(async () => (await tab.texts(score))[0]).toMatch(/^\d+$/);
  await seeDestinations(tab);
});

test('exchange CLMG: mean and destinations', async ({ tab }) => {
  await openCalculator(tab, 'exchange-calculator-clmg');
  await typeGrades(tab, ['28']);
  await expect.poll(() => tab.texts(score)).toEqual(['28,00']);
  await seeDestinations(tab);
});

test('exchange UG: score and destinations', async ({ tab }) => {
  await openCalculator(tab, 'exchange-calculator-ug');
  await chooseFirstCourse(tab);
  await typeGrades(tab, ['27', '29']);
  await expect.poll(() => tab.texts(score)).toEqual([expect.stringMatching(/^\d+,\d\d$/)]);
  await seeDestinations(tab);
});
