/** What iPhones ask of a page, as far as an engine without a phone can show it: docs/browsers.md. */
import { dialogOf, gradesOf, urlOf } from './calculators/dialog.ts';
import { expect, test } from './fixtures.ts';

const clmg = urlOf('exchange-calculator-clmg');

// Safari zooms into a smaller field when it gets the focus, and stays zoomed.
test('every field has letters of 16 px', async ({ page, visit }) => {
  for (const { name, path, opener } of [
    { name: 'the home page', path: '/' },
    { name: 'the chat', path: '/', opener: 'Chiedi ad Astra' },
    { name: 'the search palette', path: '/guide', opener: 'Cerca nel sito' },
    { name: 'a calculator', path: urlOf('exchange-calculator') },
    { name: 'the pasted exams', path: clmg, opener: 'Incolla dal libretto' },
  ]) {
    await test.step(name, async () => {
      await visit(path);
      if (opener) await page.getByRole('button', { name: opener }).click();
      await expect(page.locator('input, textarea').filter({ visible: true }).first()).toBeVisible();
      const sizes = await page
        .locator('input, textarea, select, [role="combobox"]')
        .evaluateAll((fields) =>
          fields
            .filter((field) => !field.matches('[type="checkbox"], [type="range"], [aria-hidden]'))
            .map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
        );
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    });
  }
});

test('a dialog ends where the on-screen keyboard begins', async ({ page, visit }) => {
  await visit(clmg);
  await expect(gradesOf(page).first()).toBeVisible();
  // iOS shrinks the visual viewport only, which no engine does on a desktop.
  await page.evaluate(() => {
    Object.defineProperty(VisualViewport.prototype, 'height', { get: () => 500 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  const bottom = () => dialogOf(page).evaluate((dialog) => dialog.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBe(500);
});
