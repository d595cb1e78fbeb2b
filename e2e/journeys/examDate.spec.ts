/** The date of an exam on a followed course. */
import { readFile } from 'node:fs/promises';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import { expect, test } from './fixtures.ts';
import { filledStar, follow, line, statistics } from './followedCourses.ts';

/** A date in Milan, so many days from today. */
function inDays(days: number): string {
  const milan = new Intl.DateTimeFormat('it-IT', {
    timeZone: 'Europe/Rome',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = milan.formatToParts(Date.now() + days * 24 * 60 * 60 * 1000);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

test('is counted down, saved and removed', async ({ page, visit }) => {
  await visit(statistics, 'en');
  const unset = page.getByRole('button', {
    name: 'Exam date',
    exact: true,
  });
  await expect(unset).toHaveCount(0);
  await follow(page, 'en');
  await unset.click();
  const date = inDays(12);
  await page.getByLabel('When is your exam?').fill(date);
  const left = 'in 12 days';
  const button = page.getByRole('button', { name: left });
  await expect(button).toBeVisible();
  expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to the calendar' }).click();
  const file = await download;
  const ics = await readFile(await file.path(), 'utf8');
  expect(ics).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}\r\n`);
  expect(ics).toContain('SUMMARY:Statistics exam');
  await expect(button).toBeFocused();

  await visit('/dispense', 'en');
  await expect(line(page, 'en')).toContainText(left);
  await line(page, 'en').getByRole('link').click();
  await button.click();
  await page.getByRole('button', { name: 'Remove the date' }).click();
  await expect(unset).toBeVisible();
  await visit('/dispense', 'en');
  await expect(line(page, 'en')).not.toContainText(left);

  await test.step('an invalid stored date is ignored without losing the course; unfollowing removes the date', async () => {
    await page.evaluate(() => {
      const courses = JSON.parse(localStorage.getItem('handouts.followed') ?? '[]');
      const changed = courses.map((course: object) => ({ ...course, exam: 'domani' }));
      localStorage.setItem('handouts.followed', JSON.stringify(changed));
    });
    await visit(statistics, 'en');
    await expect(unset).toBeVisible();
    await filledStar(page, 'en').click();
    await expect(unset).toHaveCount(0);
  });
});
