/** Forgetting all that the device keeps. */
import { axeFindingsOfSchemes, noFindings } from '../browser/axeFindings.ts';
import { text } from '../translations.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { follow, line, statistics } from './followedCourses.ts';
import { serveRenderedPages } from './serveRenderedPages.ts';
import { languagesToTest } from './testScope.ts';

// Rendered pages: their HTML cannot know what the device keeps.
serveRenderedPages();

for (const language of languagesToTest('en')) {
  test(`in ${language}, one button forgets all of it`, async ({ page, visit }) => {
    await visit(statistics, language);
    await follow(page, language);
    await page
      .getByRole('button', { name: text('mf-handouts', language, 'preview.open') })
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('.textLayer').first()).toBeVisible({
      timeout: 30_000,
    });
    await page.goto(addressIn(language, '/dispense'));
    await expect(line(page, language)).toBeVisible();
    await page.getByRole('button', { name: text('shell', language, 'footer.privacy') }).click();
    const note = page.getByRole('dialog');
    await note.getByRole('button', { name: text('privacy', language, 'forget') }).click();
    await expect(note.getByText(text('privacy', language, 'forgotten'))).toBeVisible();
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
