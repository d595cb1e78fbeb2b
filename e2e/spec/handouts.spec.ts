/** Specification sections 2 and 5 on the handouts: what no other journey shows. */
import { backendRows } from '../journeys/backendRows.ts';
import { expect, test } from '../journeys/fixtures.ts';

test('each file of a law year has a button that downloads it', async ({
  page,
  context,
  site,
  visit,
}) => {
  const rows = await backendRows(site, 'clmg_handouts', 'course_year=eq.4&order=created_at.desc');
  expect(rows.length).toBeGreaterThan(1);
  await visit('/dispense/clmg/quarto-anno');
  const files = page.locator('main').getByRole('listitem');
  await expect(files).toHaveCount(rows.length);
  for (const [place, { name }] of rows.entries()) {
    const download = files.nth(place).getByRole('button', { name: `Scarica ${name?.trim()}` });
    await expect(download).toHaveCount(1);
  }
  const opened = context.waitForEvent('page');
  await files
    .last()
    .getByRole('button', { name: /^Scarica / })
    .click();
  await opened;
});

test('a course without a name asks for nothing', async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/handouts')) asked.push(request.url());
  });
  await visit('/dispense/primo-anno/%20');
  await expect(page.getByText('Nessuna dispensa trovata')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
