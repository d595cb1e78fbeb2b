/** What is new in followed courses since the last visit. */
import { axeFindingsOfSchemes, noFindings } from '../browser/axeFindings.ts';
import { expect, test } from './fixtures.ts';
import {
  follow,
  line,
  lookedDaysAgo,
  marketing,
  newFiles,
  star,
  statistics,
} from './followedCourses.ts';
import { trackLayoutShift } from './layout.ts';
import { serveRenderedPages } from './serveRenderedPages.ts';
import { languagesToTest, translateIn, widthsToTest } from './testScope.ts';

// Rendered pages: their HTML cannot know what the device keeps.
serveRenderedPages();

for (const language of languagesToTest('it')) {
  test.describe(`in ${language}`, () => {
    test('says what is new since the last visit, and marks exactly those files', async ({
      page,
      visit,
    }) => {
      await visit(statistics, language);
      const dates = await page
        .locator('main li time')
        .evaluateAll((times) =>
          times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')),
        );
      await follow(page, language);
      await expect(newFiles(page, language)).toHaveCount(0);
      await lookedDaysAgo(page, 1, 60);
      const expected = dates.filter((date) => date > Date.now() - 60 * 24 * 60 * 60 * 1000).length;
      expect(expected).toBeGreaterThan(0);
      expect(expected).toBeLessThan(dates.length);

      expect(expected).not.toBe(1);
      const news = translateIn(language)(
        `${expected} file nuovi da ieri`,
        `${expected} new files since yesterday`,
      );
      await visit('/dispense', language);
      await expect(line(page, language).getByRole('status')).toHaveText(news);
      await visit(statistics, language);
      await expect(page.getByText(news)).toBeVisible();
      await expect(newFiles(page, language)).toHaveCount(expected);
      const marked = await newFiles(page, language)
        .locator('time')
        .evaluateAll((times) =>
          times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')),
        );
      expect(marked).toEqual(dates.slice(0, expected));

      // Seen now, but marked until the visit ends.
      await page.reload();
      await expect(newFiles(page, language)).toHaveCount(expected);
      await visit('/dispense', language);
      await expect(line(page, language).getByRole('link')).toHaveText([
        language === 'it' ? 'Statistica' : 'Statistics',
      ]);
      await expect(line(page, language).getByRole('status')).toBeEmpty();
    });

    for (const width of widthsToTest) {
      test(`axe finds no violation, light and dark, ${width} px`, async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 844 });
        for (const path of [statistics, marketing]) {
          await visit(path, language);
          await follow(page, language);
        }
        await lookedDaysAgo(page, 3, 90);
        await visit('/dispense', language);
        await expect(line(page, language).getByRole('status')).not.toBeEmpty();
        expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
        await visit(statistics, language);
        await expect(newFiles(page, language).first()).toBeVisible();
        expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
      });
    }
  });
}

for (const width of widthsToTest) {
  test(`nothing moves at ${width} px, whether courses are followed or not`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const layoutShift = await trackLayoutShift(page);
    const shiftsOn = async (paths: readonly string[]) => {
      for (const path of paths) {
        await visit(path);
        await page.waitForLoadState('networkidle');
        expect(await layoutShift(), path).toBeLessThan(0.01);
      }
    };
    await shiftsOn(['/dispense', statistics]);
    for (const path of [statistics, marketing]) {
      await visit(path);
      await follow(page);
    }
    await page
      .getByRole('button', { name: /^Anteprima/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('.textLayer').first()).toBeVisible({
      timeout: 30_000,
    });
    await lookedDaysAgo(page, 3, 90);
    await shiftsOn(['/dispense', statistics]);
    await expect(newFiles(page).first()).toBeVisible();
  });
}

test('30 days are new until a course is followed', async ({ page, visit }) => {
  await visit(marketing);
  await follow(page);
  await visit(statistics);
  await expect(page.getByText('Nuovo', { exact: true })).toBeHidden();
  await visit(marketing);
  await star(page).click();
  await visit(statistics);
  await expect(page.getByText('Nuovo', { exact: true }).first()).toBeVisible();
});
