/** The page of a year. */

import { mockJson } from './backendMocks.ts';
import { backendRows } from './backendRows.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { languagesToTest, translateIn } from './testScope.ts';

for (const language of languagesToTest('en')) {
  const t = translateIn(language);

  test.describe(`in ${language}`, () => {
    // @spec routes.5 yearList.1 yearList.4
    test('lists each course once, in order, with its file count', async ({ page, site, visit }) => {
      const rows = await backendRows(
        site,
        'handouts',
        'year=eq.Second%20Year&order=subject,filename',
      );
      const subjects = [
        ...new Set(rows.map((row) => t(row.subject, row.subject_en ?? row.subject))),
      ];
      await visit('/dispense/secondo-anno', language);
      const courses = page.getByRole('list', { name: t('Corsi', 'Courses') });
      await expect(courses.getByRole('link')).toHaveText(subjects);
      await expect(courses.getByRole('listitem').first()).toHaveText(
        new RegExp(`6 ${t('file', 'files')}$`),
      );
      for (const [index, subject] of subjects.entries()) {
        const dates = rows
          .filter((row) => t(row.subject, row.subject_en ?? row.subject) === subject)
          .map(({ uploaded_at }) => Date.parse(uploaded_at));
        const shown = await courses
          .getByRole('listitem')
          .nth(index)
          .locator('time')
          .getAttribute('datetime');
        expect(Date.parse(shown ?? ''), subject).toBe(Math.max(...dates));
      }
      await expect(
        page.getByRole('link', { name: t('Torna alle Dispense', 'Back to handouts') }),
      ).toHaveAttribute('href', addressIn(language, '/dispense'));
    });

    // @spec yearList.1 yearList.3
    test('says that a year has no courses or one file, and needs no English names', async ({
      page,
      visit,
    }) => {
      await mockJson(page, '**/rest/v1/handouts?*', []);
      await visit('/dispense/terzo-anno', language);
      const main = page.locator('main');
      await expect(main.getByText(t('Nessun corso trovato', 'No courses found'))).toBeVisible();
      await expect(
        main.getByText(
          t(
            'Non sono ancora disponibili dispense per il terzo anno',
            'There are no handouts for the third year yet',
          ),
        ),
      ).toBeVisible();
      await expect(main.getByText(t('Scegli il corso', 'Pick your course'))).toHaveCount(0);

      await mockJson(page, '**/rest/v1/handouts?*select=subject*', [
        { subject: 'Uno', filename: 'Uno.pdf', subject_en: null },
      ]);
      const toYears = page.getByRole('link', {
        name: t('Torna alle Dispense', 'Back to handouts'),
      });
      await toYears.click();
      await main
        .getByRole('link', { name: t('Primo anno', 'First Year') })
        .first()
        .click();
      await expect(main.getByRole('listitem')).toHaveText([/1 file$/]);

      await test.step('an installation without English names keeps the Italian ones', async () => {
        await page.unrouteAll();
        const missing = { code: '42703', message: 'column handouts.subject_en does not exist' };
        await mockJson(page, '**/rest/v1/handouts?*subject_en*', missing, 400);
        await toYears.click();
        await main
          .getByRole('link', { name: t('Secondo anno', 'Second Year') })
          .first()
          .click();
        await expect(page.getByRole('link', { name: 'Finanza aziendale' })).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    });
  });
}

test('in English, courses have their English name, with the Italian one below', async ({
  page,
  visit,
}) => {
  await visit('/dispense/secondo-anno', 'en');
  const course = page.getByRole('listitem').filter({ hasText: 'Corporate finance' });
  await expect(course.getByRole('heading', { level: 2 })).toHaveText('Corporate finance');
  await expect(course.locator('[lang="it"]')).toHaveText('Finanza aziendale');
  await course.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corporate finance');
  await expect(page.locator('main header')).toContainText(
    /^Corporate financeFinanza aziendale: \d+ files, second year\. The files are in Italian\.$/,
  );
  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finanza aziendale');
  await expect(page.locator('main header')).toContainText(/\d+ file, secondo anno$/);
});
