/** The handouts on the home page. */
import type { Page } from '@playwright/test';
import { latestCount } from '../../mf-handouts/src/home/latestCount.ts';
import { undergraduateYears } from '../../mf-handouts/src/years.ts';
import { mockJson } from './backendMocks.ts';
import { backendRows } from './backendRows.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { pdfMatch } from './pdfSearch.ts';
import { previewLinks } from './preview.ts';

const section = (page: Page) => page.locator('#dispensen');
const tickets = (page: Page) => section(page).getByRole('listitem');

/** The reads of a year's latest handouts. */
const latest = `**/rest/v1/handouts?*limit=${latestCount}*`;
const latestDated = `**/rest/v1/handouts?*not.is.null*limit=${latestCount}*`;

const handout = (id: string, uploaded_at: string | null = null) => ({
  id,
  filename: `${id}.pdf`,
  subject: 'Corso',
  year: 'First Year',
  uploaded_at,
  file_url: null,
});
const years = undergraduateYears.map(({ slug, inTable }) => ({
  inTable,
  path: `/dispense/${slug}`,
}));
const seeAll = (page: Page) => section(page).getByRole('link', { name: 'See all' });
const all = (page: Page) => section(page).getByRole('link', { name: 'All handouts' });

// @spec handoutsHome.1 handoutsHome.3 handoutsHome.4 handoutsHome.6 states.6 constants.3
test('each year shows its latest handouts in short tickets and links to its page', async ({
  page,
  site,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/', 'en');
  const filter = section(page).getByRole('group').getByRole('button');
  await expect(filter).toHaveText(years.map(({ inTable }) => inTable));
  await expect(filter.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(tickets(page)).toHaveCount(latestCount);
  const heights = await tickets(page).evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(110);
  for (const { inTable, path } of years) {
    const rows = await backendRows(
      site,
      'handouts',
      `year=eq.${encodeURIComponent(inTable)}&order=uploaded_at.desc&limit=${latestCount}`,
    );
    await filter.filter({ hasText: inTable }).click();
    await expect(tickets(page).getByRole('heading', { level: 3 })).toHaveText(
      rows.map((row) => row.subject_en ?? row.subject),
    );
    await expect(previewLinks(page)).toHaveText(rows.map(({ filename }) => filename));
    await expect(seeAll(page)).toHaveAttribute('href', addressIn('en', path));
  }

  await test.step('a ticket previews its file', async () => {
    const file = previewLinks(page).first();
    const name = (await file.textContent()) ?? '';
    await file.click();
    await expect(page.getByRole('dialog')).toContainText(name);
    await expect(page).toHaveURL(/[?&]anteprima=/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the next file is of the same course, from every ticket, and Close returns here', async ({
  page,
  site,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/', 'en');
  const ofYear = `year=eq.${encodeURIComponent('First Year')}`;
  const rows = await backendRows(site, 'handouts', `${ofYear}&order=uploaded_at.desc,id`);
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Next file' });
  for (const [index, { id, subject }] of rows.slice(0, latestCount).entries()) {
    const course = rows.filter((row) => row.subject === subject);
    const following = course[course.findIndex((row) => row.id === id) + 1];
    await previewLinks(page).nth(index).click();
    await expect(dialog).toBeVisible();
    await expect(next).toContainText(following?.filename ?? '-', { timeout: 30_000 });
    await next.click();
    await expect(dialog).toHaveAccessibleName(following?.filename ?? '-');
    const path = `/dispense/primo-anno/${encodeURIComponent(String(subject))}`;
    await expect(page).toHaveURL(addressIn('en', `${path}?anteprima=${following?.id}`));
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(addressIn('en', '/'));
  }
});

// @spec handoutsHome.2 handoutsHome.5 handoutsHome.7 states.6 validation.1 constants.3
test('a search covers every year, shows twenty results and links to all handouts; blanks do not search', async ({
  page,
  visit,
}) => {
  const found = Array.from({ length: 20 }, (_, index) => ({
    ...pdfMatch({ id: String(index) }),
    filename: `Dispensa ${index}.pdf`,
  }));
  const byName = '**/rest/v1/handouts?*imatch*';
  await mockJson(page, byName, found);
  const request = page.waitForRequest(byName);
  await visit('/?anno=2&q=dispensa', 'en');
  const query = new URL((await request).url()).searchParams;
  expect(query.get('limit')).toBe('20');
  await expect(section(page).getByRole('status').first()).toHaveText(/^The 20 most recent/);
  await page.unroute(byName);

  const field = section(page).getByRole('searchbox');
  await field.fill('   ');
  await expect(seeAll(page)).toHaveAttribute('href', addressIn('en', '/dispense/secondo-anno'));
  await field.fill('diritto');
  await expect(section(page).getByRole('listitem').first()).toContainText(/diritto/i);
  await expect(all(page)).toHaveAttribute('href', addressIn('en', '/dispense'));
  await expect(seeAll(page)).toHaveCount(0);

  await test.step('a year ends it, and lists dated handouts before undated ones', async () => {
    const undated = Array.from({ length: latestCount }, (_, index) => handout(`Senza ${index}`));
    await mockJson(page, latest, undated);
    await mockJson(page, latestDated, [
      handout('Aprile', '2026-04-01T10:00:00Z'),
      handout('Marzo', '2026-03-01T10:00:00Z'),
    ]);
    const filter = section(page).getByRole('group').getByRole('button');
    await filter.first().click();
    await expect(field).toHaveValue('');
    await expect(seeAll(page)).toHaveAttribute('href', addressIn('en', '/dispense/primo-anno'));
    // Without a URL they are buttons.
    const files = tickets(page).getByRole('button');
    await expect(files.first()).toHaveText(/^Aprile/);
    await expect(files.nth(1)).toHaveText(/^Marzo/);
    await expect(files).toHaveCount(latestCount);
  });
});
