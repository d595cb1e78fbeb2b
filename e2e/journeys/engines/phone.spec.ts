/** What iPhones ask of a page, as far as an engine without a phone can show it: docs/browsers.md. */
import { button, buttonWith } from './find.ts';
import { expect, test } from './fixtures.ts';

for (const { name, path, opener } of [
  { name: 'the home page', path: '/' },
  { name: 'the chat', path: '/', opener: button('Chiedi ad Astra') },
  { name: 'the search palette', path: '/guide', opener: buttonWith('Cerca nel sito') },
  { name: 'a calculator', path: '/?calcolatore=exchange-calculator#calcolatori' },
  {
    name: 'the pasted exams',
    path: '/?calcolatore=exchange-calculator-clmg#calcolatori',
    opener: button('Incolla dal libretto'),
  },
]) {
  // Safari zooms into a smaller field when it gets the focus, and stays zoomed.
  test(`every field of ${name} has letters of 16 px`, async ({ tab }) => {
    await tab.visit(path);
    if (opener) await tab.click(opener);
    await tab.see('//input | //textarea');
    const sizes = await tab.evaluate(() => {
      const fields = document.querySelectorAll('input, textarea, select, [role="combobox"]');
      return [...fields]
        .filter((field) => !field.matches('[type="checkbox"], [type="range"], [aria-hidden]'))
        .map((field) => Number.parseFloat(getComputedStyle(field).fontSize));
    }, null);
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
}

test('a dialog ends where the on-screen keyboard begins', async ({ tab }) => {
  await tab.visit('/?calcolatore=exchange-calculator-clmg#calcolatori');
  await tab.see('//*[@role="dialog"]//*[@data-grade]');
  // iOS shrinks the visual viewport only, which no engine does on a desktop.
  await tab.evaluate(() => {
    Object.defineProperty(VisualViewport.prototype, 'height', { get: () => 500 });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, null);
  const bottom = () =>
    tab.evaluate(
      () => document.querySelector('[role="dialog"]')?.getBoundingClientRect().bottom,
      null,
    );
  await expect.poll(bottom).toBe(500);
});
