/** The focus of the keyboard: that it stays, and that it shows. */
import { gradesOf, urlOf } from '../calculators/dialog.ts';
import { expect, test } from './fixtures.ts';
import { holdSection } from './holdSection.ts';

const clmg = urlOf('exchange-calculator-clmg');

// Regression: WebKit goes to the fragment again when the style sheet of a late section has loaded, here
// the chat's, 2 to 3 s after the page. The grade field lost the focus, and what was typed next was lost.
test('stays in a field while late sections load on a page with a fragment', {
  tag: '@engines',
}, async ({ page, renderer, site }) => {
  await renderer.stop();
  const chat = await holdSection(site, 'chat');
  try {
    // On a busy machine a page takes longer to load than a section may take to answer.
    await page.goto(clmg, { waitUntil: 'commit' });
    const grade = gradesOf(page).first();
    await grade.focus();
    await page.keyboard.type('28');
    chat.release();
    await expect(page.locator('[data-mf="chat"] button').first()).toBeAttached({ timeout: 30_000 });
    await expect(grade).toBeFocused();
    await expect(grade).toHaveValue('28');
  } finally {
    await chat.end();
    await renderer.start();
    await renderer.untilComplete();
  }
});

test('has a ring in a text area', { tag: '@engines' }, async ({ page, visit }) => {
  await visit(clmg);
  await page.getByRole('button', { name: 'Incolla dal libretto' }).click();
  const field = page.locator('textarea');
  await field.click();
  await page.keyboard.type('?');
  await expect(field).toHaveCSS('outline-style', 'solid');
  await expect(field).toHaveCSS('outline-width', '3px');
});
