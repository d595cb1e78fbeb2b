/** What is new in followed courses since the last visit. */
import type { Locator } from '@playwright/test';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import { expect, test } from './fixtures.ts';
import {
  filledStar,
  follow,
  line,
  lookedDaysAgo,
  marketing,
  newFiles,
  statistics,
} from './followedCourses.ts';
import { trackLayoutShift } from './layout.ts';
import { previewLinks } from './preview.ts';

test('says what is new since the last visit, and marks exactly those files', async ({
  page,
  visit,
}) => {
  const anyMark = page.getByText('Nuovo', { exact: true });
  await test.step('30 days are new until a course is followed', async () => {
    await visit(marketing);
    await follow(page);
    await visit(statistics);
    await expect(anyMark).toBeHidden();
    await visit(marketing);
    await filledStar(page).click();
    await visit(statistics);
    await expect(anyMark.first()).toBeVisible();
  });

  const datesOf = (times: Locator) =>
    times.evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
  const dates = await datesOf(page.locator('main li time'));
  const names = await previewLinks(page).allTextContents();
  await test.step('what is new when a course is followed stays marked until the next visit', async () => {
    const marked = await newFiles(page).count();
    expect(marked).toBeGreaterThan(0);
    await follow(page);
    await expect(page.getByText('Lo ritrovi in cima a Dispense.')).toBeVisible();
    await expect(newFiles(page)).toHaveCount(marked);
  });
  await lookedDaysAgo(page, 1, 60);
  const expected = dates.filter((date) => date > Date.now() - 60 * 24 * 60 * 60 * 1000).length;
  expect(expected).toBeGreaterThan(1);
  expect(expected).toBeLessThan(dates.length);

  const news = `${expected} file nuovi da ieri`;
  await visit('/dispense');
  await expect(line(page).getByRole('status')).toHaveText(news);
  await test.step('the home page names the new files, each of which opens', async () => {
    await visit('/');
    const named = line(page).locator('a[href*="anteprima="]');
    await expect(named).toHaveText(names.slice(0, Math.min(4, expected)));
    await named.nth(1).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(names[1] ?? '-');
  });
  await visit(statistics);
  await expect(page.getByText(news)).toBeVisible();
  await expect(newFiles(page)).toHaveCount(expected);
  const marked = await datesOf(newFiles(page).locator('time'));
  expect(marked).toEqual(dates.slice(0, expected));

  // Seen now, but marked until the visit ends.
  await page.reload();
  await expect(newFiles(page)).toHaveCount(expected);
  await visit('/dispense');
  await expect(line(page).getByRole('link')).toHaveText(['Statistica']);
  await expect(line(page).getByRole('status')).toBeEmpty();
});

test('nothing moves whether courses are followed or not, and axe finds no violation', async ({
  page,
  visit,
}) => {
  const layoutShift = await trackLayoutShift(page);
  const visitStill = async (path: string) => {
    await visit(path);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(), path).toBeLessThan(0.01);
  };
  const axeFindsNothing = async () => {
    expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
    await page.emulateMedia({ colorScheme: 'light' });
  };
  await visitStill('/dispense');
  await visitStill(statistics);
  await follow(page);
  await visit(marketing);
  await follow(page);
  await previewLinks(page).first().click();
  await expect(page.getByRole('dialog').locator('.textLayer').first()).toBeVisible({
    timeout: 30_000,
  });
  await lookedDaysAgo(page, 3, 90);

  await visitStill('/dispense');
  await expect(line(page).getByRole('status')).not.toBeEmpty();
  await axeFindsNothing();
  await visitStill(statistics);
  await expect(newFiles(page).first()).toBeVisible();
  await axeFindsNothing();
});
