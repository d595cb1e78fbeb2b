/** The focus of the keyboard: that it stays, and that it shows. */
import { button } from './find.ts';
import { expect, test } from './fixtures.ts';
import { holdSection } from './holdSection.ts';

const grade = '//*[@role="dialog"]//*[@data-grade]';

// Regression: WebKit goes to the fragment again when the style sheet of a late section has loaded, here
// the chat's, 2 to 3 s after the page. The grade field lost the focus, and what was typed next was lost.
test('stays in a field while late sections load on a page with a fragment', async ({
  tab,
  site,
}) => {
  await site.stopRenderer();
  const chat = await holdSection(site, 'chat');
  try {
    await tab.visit('/?calcolatore=exchange-calculator-clmg#calcolatori');
    await tab.click(grade);
    const field = await tab.focused();
    await tab.type('28');
    chat.release();
    const isChatThere = () => document.querySelector('[data-mf="chat"] button') !== null;
    await expect.poll(() => tab.evaluate(isChatThere, null), { timeout: 30_000 }).toBe(true);
    expect(await tab.focused()).toBe(field);
    const values = () =>
      [...document.querySelectorAll<HTMLSelectElement>('[data-grade]')].map(({ value }) => value);
    expect((await tab.evaluate(values, null))[0]).toBe('28');
  } finally {
    await chat.end();
    await site.startRenderer();
  }
});

for (const { name, path, opener } of [
  { name: 'the chat’s question', path: '/', opener: button('Chiedi ad Astra') },
  {
    name: 'the pasted exams',
    path: '/?calcolatore=exchange-calculator-clmg#calcolatori',
    opener: button('Incolla dal libretto'),
  },
]) {
  test(`has a ring in the text area of ${name}`, async ({ tab }) => {
    await tab.visit(path);
    await tab.click(opener);
    await tab.fill('//textarea', '?');
    const ring = () => {
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${element.tagName} ${outlineStyle} ${outlineWidth}`;
    };
    await expect.poll(() => tab.evaluate(ring, null)).toBe('TEXTAREA solid 3px');
  });
}
