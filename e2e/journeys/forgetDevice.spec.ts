/** Forgetting all that the device keeps. */
import { axeFindingsOfSchemes, noFindings } from '../browser/axeFindings.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { follow, line, statistics } from './followedCourses.ts';
import { serveRenderedPages } from './serveRenderedPages.ts';
import { languagesToTest, translateIn } from './testScope.ts';

// Rendered pages: their HTML cannot know what the device keeps.
serveRenderedPages();

for (const language of languagesToTest('en')) {
  const t = translateIn(language);

  test(`in ${language}, one button forgets all of it`, async ({ page, visit }) => {
    await visit(statistics, language);
    await follow(page, language);
    await page
      .getByRole('button', { name: t('Anteprima', 'Preview') })
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('.textLayer').first()).toBeVisible({
      timeout: 30_000,
    });
    await page.goto(addressIn(language, '/dispense'));
    await expect(line(page, language)).toBeVisible();
    await page
      .getByRole('button', { name: t('Informativa sulla privacy', 'Privacy policy') })
      .click();
    const note = page.getByRole('dialog');
    const forget = t('Dimentica tutto su questo dispositivo', 'Forget everything on this device');
    await note.getByRole('button', { name: forget }).click();
    const forgotten = t(
      'Fatto: qui resta solo la lingua.',
      'Done: only the language is left here.',
    );
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
    await expect(page.locator('html')).toHaveAttribute('data-interactive');
    await expect(line(page, language)).toHaveCount(0);
  });
}
