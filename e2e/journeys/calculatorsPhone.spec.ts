/** The calculators on a phone of 390 px: what a student needs is near, and only the grades are loud. */
import type { Locator } from '@playwright/test';
import { chooseCourse, dialogOf, gradesOf, typeGrades, urlOf } from './calculators/dialog.ts';
import { expect, test } from './fixtures.ts';
import { languagesToTest, translateIn } from './testScope.ts';

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

for (const language of languagesToTest('it')) {
  const t = translateIn(language);

  test.describe(`calculators on a phone in ${language}`, () => {
    test('the bar with the grade leads to the planner', async ({ page, visit }) => {
      await visit(urlOf('graduation'), language);
      await chooseCourse(page);
      const dialog = dialogOf(page);
      const bar = dialog.getByRole('button', {
        name: t('Che media ti serve', 'The average you need'),
      });
      await expect(bar).toHaveCount(0);
      await typeGrades(page, ['28', '30L', '27', '29', '26', '30']);
      const planner = dialog.getByRole('heading', {
        name: t('Che media ti serve', 'The average you need'),
      });
      await expect(planner).not.toBeInViewport();
      await expect(dialog.locator('output').last()).toContainText(/\d{2,3}[,.]\d/);
      await bar.click();
      await expect(planner).toBeInViewport({ ratio: 1 });
      await expect(dialog.getByText(t('Per 110', 'For 110'))).toBeInViewport({ ratio: 1 });
      await expect(dialog.locator('[data-part="planner"]')).toBeFocused();
      // It began 2,400 px down.
      expect(await depthOf(planner)).toBeLessThan(2_000);
    });

    test('saving is offered with the course, before the exams', async ({ page, visit }) => {
      for (const [type, first] of [
        ['graduation', t('Corso di laurea', 'Degree course')],
        ['exchange-calculator', t('Corso di laurea', 'Degree course')],
        ['exchange-calculator-ug', t('Corso di laurea', 'Degree course')],
        [
          'exchange-calculator-clmg',
          t('Sono al quarto anno (+0,1)', 'I am in my fourth year (+0.1)'),
        ],
      ] as const) {
        await visit(urlOf(type), language);
        const dialog = dialogOf(page);
        const save = dialog.getByRole('switch', {
          name: t('Salva su questo dispositivo', 'Save on this device'),
        });
        await expect(save).toBeInViewport({ ratio: 1 });
        const course = dialog.getByText(first, { exact: true });
        await expect(course).toBeVisible();
        const distance = (await topOf(save)) - (await topOf(course));
        expect(distance).toBeGreaterThan(0);
        expect(distance).toBeLessThan(200);
      }
    });

    test('the actions on the list are one row, the grade is louder than its word', async ({
      page,
      visit,
    }) => {
      await visit(urlOf('graduation'), language);
      await chooseCourse(page);
      await typeGrades(page, ['30', '24']);
      const dialog = dialogOf(page);
      const actions = [
        t('Aggiungi un esame che non è in elenco', 'Add an exam that isn’t listed'),
        t('Incolla dal libretto', 'Paste from your transcript'),
        t('Azzera i voti', 'Clear the grades'),
        t('Annulla modifica', 'Undo'),
      ].map((name) => dialog.getByRole('button', { name, exact: true }));
      const tops = await Promise.all(actions.map(topOf));
      expect(new Set(tops)).toEqual(new Set([tops[0]]));

      const word = dialog.getByText(t('Ottimo', 'Excellent'), { exact: true });
      const look = (element: Locator) =>
        element.evaluate((node) => {
          const { fontSize, fontWeight, backgroundColor } = getComputedStyle(node);
          return { size: Number.parseFloat(fontSize), weight: Number(fontWeight), backgroundColor };
        });
      const grade = await look(gradesOf(page).first());
      const badge = await look(word);
      expect(grade.size).toBeGreaterThanOrEqual(badge.size * 1.5);
      expect(grade.weight).toBeGreaterThan(badge.weight);
      expect(badge.backgroundColor).toBe('rgba(0, 0, 0, 0)');
    });

    test('only the destinations within reach, from the top of the results', async ({
      page,
      visit,
    }) => {
      await visit(urlOf('exchange-calculator-clmg'), language);
      await typeGrades(page, ['28', '30']);
      await dialogOf(page)
        .getByRole('button', { name: t('Vedi le destinazioni', 'See the destinations') })
        .click();
      const only = dialogOf(page).getByRole('switch', {
        name: t('Solo a portata', 'Within reach only'),
      });
      await expect(only).toBeInViewport({ ratio: 1 });
      await only.click();
      const rows = dialogOf(page).locator('li[data-reached]:visible');
      await expect(rows.first()).toBeVisible();
      const reached = await rows.evaluateAll((all) =>
        all.map((row) => row.getAttribute('data-reached')),
      );
      expect(new Set(reached)).toEqual(new Set(['true']));
    });
  });
}
