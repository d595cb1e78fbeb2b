import type { Page } from '@playwright/test';
import {
  cardOf,
  chooseCourse,
  dialogOf,
  gradesOf,
  leaveCalculator,
  typeGrades,
  urlOf,
} from './calculators/dialog.ts';
import { calculatorTypes, everyCalculator } from './calculators/everyCalculator.ts';
import { expect, test } from './fixtures.ts';

// @spec product.13 calculators.1 calculators.2
test('each card opens its dialog, which is in the URL, traps the focus and closes with Esc or Back', async ({
  page,
  visit,
}) => {
  await visit('/#calcolatori');
  const buttons = page.locator('#calcolatori [data-mf] button');
  for (const [index, type] of calculatorTypes.entries()) {
    const { name, title } = everyCalculator[type];
    await test.step(title, async () => {
      const button = buttons.nth(index);
      await expect(button).toHaveAccessibleName(new RegExp(`^Usa il calcolatore ?: ${name}$`));
      await button.click();
      await expect(page).toHaveURL(`/?calcolatore=${type}#calcolatori`);
      await expect(page.getByRole('dialog', { name: title })).toBeVisible();
      // Modal: the page behind is not in the accessibility tree.
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  }

  await buttons.nth(2).click();
  await expect(page).toHaveURL(/\?calcolatore=exchange-calculator-clmg#calcolatori$/);
  const dialog = page.getByRole('dialog', { name: 'Exchange Calculator CLMG' });
  await expect(dialog.locator('[data-grade]').first()).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Exchange Calculator CLMG' })).toBeFocused();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/#calcolatori$/);
});

// @spec validation.8 constants.15
test('a URL without its anchor opens the graduation grade, with 0 to 5 explained committee points', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/?calcolatore=graduation');
  const dialog = page.getByRole('dialog', { name: 'Undergraduate Graduation Grade Calculator' });
  await expect(dialog).toBeVisible();
  await chooseCourse(page);
  // Beside the course, and not below thirty exams.
  await expect(dialog.getByLabel('Punti della commissione')).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Punti della commissione').click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'Nessuno',
    '+1, tesi sufficiente',
    '+2, tesi buona, o sufficiente con stage o exchange',
    '+3, tesi buona con stage o exchange',
    '+4, tesi ottima',
    '+5, tesi ottima con stage o exchange',
  ]);
});

// @spec calculators.3
test('an unknown calculator is announced as coming soon', async ({ page, visit }) => {
  await visit('/?calcolatore=dottorato#calcolatori');
  const dialog = page.getByRole('dialog', { name: 'Calcolatore in Sviluppo' });
  await expect(dialog.getByText('Questo calcolatore sarà disponibile presto!')).toBeVisible();
});

/** The grades of an exam are none, 18 to 30 and 30L. */
async function expectGrades(page: Page): Promise<void> {
  await expect(gradesOf(page).first()).toHaveValue('0');
  const options = await gradesOf(page)
    .first()
    .locator('option')
    .evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLOptionElement ? [one.value, one.text] : [])),
    );
  const passed = Array.from({ length: 13 }, (_, index) => String(18 + index));
  expect(options.slice(1)).toEqual([...passed.map((grade) => [grade, grade]), ['31', '30L']]);
  expect(options[0]).toEqual(['0', '–']);
}

// @spec calculators.4 calculators.5 states.11 validation.6 validation.13 validation.14
test('all offer the same grades; the exchange results are a tab that needs a score, except CLMG’s', async ({
  page,
  visit,
}) => {
  const dialog = dialogOf(page);
  const results = dialog.getByRole('tab', { name: 'Risultati' });
  const expectResultsToOpen = async () => {
    await results.click();
    await expect(results).toHaveAttribute('aria-selected', 'true');
  };

  await visit(urlOf('exchange-calculator-clmg'));
  await expect(dialog.getByRole('tab')).toHaveText(['Inserimento Dati', 'Risultati']);
  await expectGrades(page);
  await expectResultsToOpen();
  await leaveCalculator(page);

  for (const type of ['exchange-calculator', 'exchange-calculator-ug'] as const) {
    await test.step(type, async () => {
      await cardOf(page, type).click();
      await expect(dialog.getByRole('tab')).toHaveText(['Inserimento Dati', 'Risultati']);
      await expect(results).toHaveAttribute('aria-disabled', 'true');
      await chooseCourse(page);
      await expect(results).toHaveAttribute('aria-disabled', 'true');
      await expectGrades(page);
      await typeGrades(page, ['28']);
      if (type === 'exchange-calculator') {
        await dialog.getByLabel(/Voto di triennale/).fill('100');
        await expect(results).toHaveAttribute('aria-disabled', 'true');
        await dialog.getByRole('button', { name: 'Calcola', exact: true }).click();
      }
      await expect(results).not.toHaveAttribute('aria-disabled', 'true');
      await expectResultsToOpen();
      await leaveCalculator(page);
    });
  }

  await cardOf(page, 'graduation').click();
  await chooseCourse(page);
  await expectGrades(page);
});

// @spec validation.12
test('arrow keys change a multiplier by 0.01; switching the language keeps the calculator and its input', async ({
  page,
  visit,
}) => {
  await visit(urlOf('exchange-calculator'));
  const dialog = dialogOf(page);
  await dialog.getByRole('switch', { name: 'Usa i moltiplicatori stimati' }).click();
  await dialog.getByRole('textbox', { name: 'Voto di triennale' }).fill('104');
  const expectSteps = async (multiplier: string, values: readonly [string, string, string]) => {
    const field = dialog.getByLabel(multiplier, { exact: true });
    const [typed, above, below] = values;
    await field.fill(typed);
    await page.keyboard.press('ArrowUp');
    await expect(field).toHaveValue(above);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveValue(below);
  };
  await expectSteps('Moltiplicatore WA', ['1,02', '1,03', '1,01']);
  await dialog.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(dialog.getByRole('textbox', { name: 'Bachelor' })).toHaveValue('104');
  await expectSteps('WA multiplier', ['1.02', '1.03', '1.01']);
});
