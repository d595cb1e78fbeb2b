/** The date of an exam on a followed course. */
import { readFile } from 'node:fs/promises';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import { expect, test } from './fixtures.ts';
import { follow, line, star, statistics } from './followedCourses.ts';
import { serveRenderedPages } from './serveRenderedPages.ts';
import { languagesToTest, translateIn, widthsToTest } from './testScope.ts';

serveRenderedPages();

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

for (const language of languagesToTest('en')) {
  const t = translateIn(language);

  test.describe(`in ${language}`, () => {
    for (const width of widthsToTest) {
      test(`is counted down, saved and removed, ${width} px`, async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 844 });
        await visit(statistics, language);
        const unset = page.getByRole('button', {
          name: t('Data d’esame', 'Exam date'),
          exact: true,
        });
        await expect(unset).toHaveCount(0);
        await follow(page, language);
        await unset.click();
        const date = inDays(12);
        await page.getByLabel(t('Quando hai l’esame?', 'When is your exam?')).fill(date);
        const left = t('tra 12 giorni', 'in 12 days');
        const button = page.getByRole('button', { name: left });
        await expect(button).toBeVisible();
        expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);

        const download = page.waitForEvent('download');
        await page
          .getByRole('button', { name: t('Salva nel calendario', 'Save to the calendar') })
          .click();
        const file = await download;
        const ics = await readFile(await file.path(), 'utf8');
        expect(ics).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}\r\n`);
        expect(ics).toContain(t('SUMMARY:Esame di Statistica', 'SUMMARY:Statistics exam'));
        await expect(button).toBeFocused();

        await visit('/dispense', language);
        await expect(line(page, language)).toContainText(left);
        await line(page, language).getByRole('link').click();
        await button.click();
        await page.getByRole('button', { name: t('Togli la data', 'Remove the date') }).click();
        await expect(unset).toBeVisible();
        await visit('/dispense', language);
        await expect(line(page, language)).not.toContainText(left);

        await test.step('an invalid stored date is ignored without losing the course; unfollowing removes the date', async () => {
          await page.evaluate(() => {
            const courses = JSON.parse(localStorage.getItem('handouts.followed') ?? '[]');
            const changed = courses.map((course: object) => ({ ...course, exam: 'domani' }));
            localStorage.setItem('handouts.followed', JSON.stringify(changed));
          });
          await visit(statistics, language);
          await expect(star(page, language)).toHaveAttribute('aria-pressed', 'true');
          await expect(unset).toBeVisible();
          await star(page, language).click();
          await expect(unset).toHaveCount(0);
        });
      });
    }
  });
}
