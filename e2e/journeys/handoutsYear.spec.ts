/** The page of a year. */
import { mockJson } from './backendMocks.ts';
import { backendRows } from './backendRows.ts';
import { addressIn, expect, test } from './fixtures.ts';

// @spec routes.4 routes.5 routes.6 yearList.1 yearList.2 yearList.4 entities.1
test('the choice leads to a year, which lists each course once, in order, and to its files', async ({
  page,
  site,
  visit,
}) => {
  const rows = await backendRows(site, 'handouts', 'year=eq.Second%20Year&order=subject,filename');
  const nameOf = (row: (typeof rows)[number]) => row.subject_en ?? row.subject;
  const subjects = [...new Set(rows.map(nameOf))];
  await visit('/dispense', 'en');
  const main = page.locator('main');
  for (const path of ['primo-anno', 'secondo-anno', 'terzo-anno', 'clmg']) {
    await expect(main.locator(`a[href="${addressIn('en', `/dispense/${path}`)}"]`)).toBeVisible();
  }
  await main.getByRole('link', { name: 'Second Year' }).click();
  const courses = page.getByRole('list', { name: 'Courses' });
  await expect(courses.getByRole('link')).toHaveText(subjects);
  await expect(courses.getByRole('listitem').first()).toHaveText(/6 files$/);
  for (const [index, subject] of subjects.entries()) {
    const dates = rows
      .filter((row) => nameOf(row) === subject)
      .map(({ uploaded_at }) => Date.parse(uploaded_at));
    const time = courses.getByRole('listitem').nth(index).locator('time');
    const shown = await time.getAttribute('datetime');
    expect(Date.parse(shown ?? ''), subject).toBe(Math.max(...dates));
  }
  await expect(page.getByRole('link', { name: 'Back to handouts' })).toHaveAttribute(
    'href',
    addressIn('en', '/dispense'),
  );

  await test.step('a course has its English name, with the Italian one below', async () => {
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
});

// @spec yearList.1 yearList.3
test('says that a year has no courses or one file, and needs no English names', async ({
  page,
  visit,
}) => {
  await mockJson(page, '**/rest/v1/handouts?*', []);
  await visit('/dispense/terzo-anno', 'en');
  const main = page.locator('main');
  await expect(main.getByText('No courses found')).toBeVisible();
  await expect(main.getByText('There are no handouts for the third year yet')).toBeVisible();
  await expect(main.getByText('Pick your course')).toHaveCount(0);

  await mockJson(page, '**/rest/v1/handouts?*select=subject*', [
    { subject: 'Uno', filename: 'Uno.pdf', subject_en: null },
  ]);
  const toYears = page.getByRole('link', { name: 'Back to handouts' });
  await toYears.click();
  await main.getByRole('link', { name: 'First Year' }).first().click();
  await expect(main.getByRole('listitem')).toHaveText([/1 file$/]);

  await test.step('an installation without English names keeps the Italian ones', async () => {
    await page.unrouteAll();
    const missing = { code: '42703', message: 'column handouts.subject_en does not exist' };
    await mockJson(page, '**/rest/v1/handouts?*subject_en*', missing, 400);
    await toYears.click();
    await main.getByRole('link', { name: 'Second Year' }).first().click();
    await expect(page.getByRole('link', { name: 'Finanza aziendale' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
