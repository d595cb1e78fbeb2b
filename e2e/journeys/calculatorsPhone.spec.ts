/** The calculators on a phone of 390 px: the next step is on the screen, and grades are larger than labels. */
import type { Locator, Page } from '@playwright/test';
import {
  cardOf,
  chooseCourse,
  dialogOf,
  gradesOf,
  typeGrades,
  urlOf,
} from './calculators/dialog.ts';
import { expect, test } from './fixtures.ts';

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

/** How far below the start of the dialog's content an element is, in CSS pixels. */
function depthOf(element: Locator): Promise<number> {
  return element.evaluate((target) => {
    const scrolled = [...document.querySelectorAll('[role="dialog"] *')].find(
      (part) => getComputedStyle(part).overflowY === 'auto' && part.contains(target),
    );
    if (!scrolled) return Number.NaN;
    const { top } = scrolled.getBoundingClientRect();
    return target.getBoundingClientRect().top - top + scrolled.scrollTop;
  });
}

/** Regression: the page behind moved while a course was chosen, and the click missed the option. */
async function expectStillOption(page: Page): Promise<void> {
  const option = page.getByRole('option').first();
  await expect(option).toBeVisible();
  const moved = await option.evaluate((element) => {
    const before = element.getBoundingClientRect().top;
    const scrolled = window.scrollY;
    window.scrollBy({ top: -100, behavior: 'instant' });
    return {
      page: scrolled - window.scrollY,
      option: element.getBoundingClientRect().top - before,
    };
  });
  expect(moved).toEqual({ page: 100, option: 0 });
}

const lookOf = (element: Locator) =>
  element.evaluate((node) => {
    const { fontSize, fontWeight, backgroundColor } = getComputedStyle(node);
    return { size: Number.parseFloat(fontSize), weight: Number(fontWeight), backgroundColor };
  });
test('saving is offered beside the course', async ({ page, visit }) => {
  await visit('/#calcolatori');
  const dialog = dialogOf(page);
  for (const [type, first] of [
    ['graduation', 'Corso di laurea'],
    ['exchange-calculator', 'Corso di laurea'],
    ['exchange-calculator-ug', 'Corso di laurea'],
    ['exchange-calculator-clmg', 'Sono al quarto anno (+0,1)'],
  ] as const) {
    // Closes the previous one.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await cardOf(page, type).click();
    const save = dialog.getByRole('switch', {
      name: 'Salva su questo dispositivo',
    });
    await expect(save).toBeInViewport({ ratio: 1 });
    const course = dialog.getByText(first, { exact: true });
    await expect(course).toBeVisible();
    const distance = (await topOf(save)) - (await topOf(course));
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(200);
  }
});

test('grades are larger than their labels, and the score bar leads to the planner', async ({
  page,
  visit,
}) => {
  await visit(urlOf('graduation'));
  const dialog = dialogOf(page);
  await dialog.getByRole('combobox').first().click();
  await expectStillOption(page);
  await page.getByRole('option').first().click();
  await expect(gradesOf(page).first()).toBeVisible();
  const name = 'Che media ti serve';
  const bar = dialog.getByRole('button', { name });
  await expect(bar).toHaveCount(0);
  await typeGrades(page, ['28', '30L', '27', '29', '26', '30']);
  const hint = 'con Invio o con le frecce';
  await expect(dialog.getByText(hint)).toBeVisible();
  await test.step('the actions on the list are one row', async () => {
    const actions = [
      'Aggiungi un esame che non è in elenco',
      'Incolla dal libretto',
      'Azzera i voti',
      'Annulla modifica',
    ].map((action) => dialog.getByRole('button', { name: action, exact: true }));
    const tops = await Promise.all(actions.map(topOf));
    expect(new Set(tops)).toEqual(new Set([tops[0]]));
  });
  await test.step('the grade is larger and bolder than its label', async () => {
    const word = dialog.getByText('Ottimo', { exact: true }).first();
    const grade = await lookOf(gradesOf(page).first());
    const badge = await lookOf(word);
    expect(grade.size).toBeGreaterThanOrEqual(badge.size * 1.5);
    expect(grade.weight).toBeGreaterThan(badge.weight);
    expect(badge.backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });
  await test.step('the bar leads to the planner', async () => {
    const planner = dialog.getByRole('heading', { name });
    await expect(planner).not.toBeInViewport();
    await expect(dialog.locator('output').last()).toContainText(/\d{2,3}[,.]\d/);
    await bar.click();
    await expect(planner).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByText('Per 110')).toBeInViewport({ ratio: 1 });
    await expect(dialog.locator('[data-part="planner"]')).toBeFocused();
    // It began 2,400 px down.
    expect(await depthOf(planner)).toBeLessThan(2_000);
  });
  await test.step('the bar has no button while the planner is on the screen', async () => {
    await expect(bar).toBeHidden();
    await gradesOf(page).first().scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('there are no hints for a keyboard', async ({ page, visit }) => {
    await visit(urlOf('graduation'));
    await chooseCourse(page);
    await expect(dialogOf(page).getByText('con Invio o con le frecce')).toBeHidden();
  });
});
