/** The page of a year. */

import { holdReads, mockJson, mockRows } from './backendMocks.ts';
import { backendRows } from './backendRows.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
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

    // @spec yearList.1
    test('uses the singular for one file', async ({ page, visit }) => {
      await mockJson(page, '**/rest/v1/handouts?*select=subject*', [
        { subject: 'Uno', filename: 'Uno.pdf', subject_en: null },
      ]);
      await visit('/dispense/primo-anno', language);
      await expect(page.locator('main').getByRole('listitem')).toHaveText([/1 file$/]);
    });

    // @spec yearList.3
    test('says that a year has no courses', async ({ page, visit }) => {
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
    });
  });
}

/** Files of a year, in the order of their courses. */
function files(count: number, filesPerCourse = 1) {
  return Array.from({ length: count }, (_, index) => ({
    subject: `Corso ${String(Math.floor(index / filesPerCourse)).padStart(3, '0')}`,
    filename: `${index}.pdf`,
  }));
}

/** The second page of a list. */
const secondPage = /\/handouts\?.*offset=1000/;

test('shows the first courses while further pages of a long list load', async ({ page, visit }) => {
  await mockRows(page, 'handouts', files(1500, 120));
  const release = await holdRequests(page, secondPage);
  await visit('/dispense/primo-anno', 'it');
  const courses = page.getByRole('list', { name: 'Corsi' });
  const cards = courses.getByRole('listitem');
  // The ninth course continues on the second page.
  await expect(cards).toHaveCount(8);
  await expect(courses).toHaveAttribute('aria-busy', 'true');
  await expect(cards.last()).toHaveText(/^Corso 007120 file$/);
  release();
  await expect(cards).toHaveCount(13);
  await expect(courses).toHaveAttribute('aria-busy', 'false');
  await expect(cards.nth(8)).toHaveText(/^Corso 008120 file$/);
  await expect(cards.last()).toHaveText(/^Corso 01260 file$/);
});

test('shows the first of hundreds of courses while the others render', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    const record = () => {
      const { length } = document.querySelectorAll('[data-mf="handouts"] ul[aria-busy] > li');
      if (length > 0 && counts.at(-1) !== length) counts.push(length);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await mockRows(page, 'handouts', files(500));
  await visit('/dispense/primo-anno', 'it');
  const courses = page.getByRole('list', { name: 'Corsi' });
  await expect(courses.getByRole('listitem')).toHaveCount(500);
  await expect(courses).toHaveAttribute('aria-busy', 'false');
  expect(await page.evaluate(() => Reflect.get(window, 'counts'))).toEqual([30, 500]);
});

test('shows an error instead of half a list when a further page fails', async ({ page, visit }) => {
  await mockRows(page, 'handouts', files(1001));
  await mockJson(page, secondPage, { message: 'down' }, 500);
  await visit('/dispense/primo-anno', 'it');
  await expect(page.locator('main').getByRole('button', { name: 'Riprova' })).toBeVisible();
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(0);
  // The retry does not show the rows of the failed attempt.
  await page.unrouteAll();
  const release = await holdReads(page, 'handouts');
  await page.locator('main').getByRole('button', { name: 'Riprova' }).click();
  await expect(page.locator('main').getByRole('button', { name: 'Riprova' })).toHaveCount(0);
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(0);
  release();
  await expect(page.locator('main').getByRole('listitem').first()).toHaveText(/^(?!Corso)/);
});

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

test('on Italian pages, no English name is read', async ({ page, visit }) => {
  const reads: string[] = [];
  page.on('request', (request) => reads.push(request.url()));
  await visit('/dispense/secondo-anno');
  await expect(page.getByRole('link', { name: 'Finanza aziendale' })).toBeVisible();
  expect(reads.filter((url) => url.includes('subject_en'))).toEqual([]);
});

test('in English, an installation without English names keeps the Italian ones', async ({
  page,
  visit,
}) => {
  const missing = { code: '42703', message: 'column handouts.subject_en does not exist' };
  await mockJson(page, '**/rest/v1/handouts?*subject_en*', missing, 400);
  await visit('/dispense/secondo-anno', 'en');
  await expect(page.getByRole('link', { name: 'Finanza aziendale' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
