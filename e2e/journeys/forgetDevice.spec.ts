/** Where a reader was in the last preview, and forgetting all that the device keeps. */
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import { expect, startPage, test } from './fixtures.ts';
import { follow, line, statistics } from './followedCourses.ts';
import { pageField, previewLinks } from './preview.ts';

test('the last preview resumes at its page, until one button forgets all', async ({
  page,
  visit,
}) => {
  await visit(statistics, 'en');
  await follow(page, 'en');
  await previewLinks(page).first().click();
  const nextPage = page.getByRole('dialog').getByRole('button', { name: 'Next page' });
  await nextPage.click({ timeout: 30_000 });
  await expect(pageField(page, 'en')).toHaveValue('2');
  for (const path of ['/#dispensen', '/dispense']) {
    await visit(path, 'en');
    const ticket = page.getByRole('link', { name: /^Continue.*page 2 of 2$/ });
    await expect(ticket).toContainText('Appunti completi.pdf');
  }
  await expect(line(page, 'en').getByRole('link')).toHaveText(['Statistics']);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(pageField(page, 'en')).toHaveValue('2', { timeout: 30_000 });
  await expect(page).toHaveURL(/\?(lang=en&)?anteprima=.+&pagina=2/);
  await page.goBack();

  await page.getByRole('button', { name: 'Privacy policy' }).click();
  const note = page.getByRole('dialog');
  const forget = 'Forget everything on this device';
  await note.getByRole('button', { name: forget }).click();
  const question = page.getByRole('alertdialog', { name: 'Forget everything?' });
  await question.getByRole('button', { name: 'Leave it as it is' }).click();
  expect(await page.evaluate(() => localStorage.getItem('handouts.followed'))).not.toBeNull();
  await note.getByRole('button', { name: forget }).click();
  await question.getByRole('button', { name: 'Forget everything' }).click();
  const forgotten = 'Done: only the language is left here.';
  await expect(note.getByText(forgotten)).toBeVisible();
  expect(await axeFindingsOfSchemes(page, '[role="dialog"]')).toEqual(noFindings);
  const kept = await page.evaluate(async () => ({
    keys: Object.keys(localStorage).filter((key) => key !== 'language'),
    tab: Object.keys(sessionStorage),
    caches: await caches.keys(),
  }));
  expect(kept).toEqual({ keys: [], tab: [], caches: [] });
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Escape');
  await reloaded;
  await startPage(page);
  await expect(line(page, 'en')).toHaveCount(0);
});
