/** The page of a course. */

import { mockJson } from './backendMocks.ts';
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';
import { previewLinks } from './preview.ts';

const day = (iso: string) =>
  new Intl.DateTimeFormat('it-IT', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Rome',
  }).format(new Date(iso));
// @spec coursePage.1 coursePage.4 constants.4
test('shows and prints title, count and files with name, PDF, year and date', async ({
  page,
  site,
  visit,
}) => {
  const rows = await backendRows(
    site,
    'handouts',
    'year=eq.Second%20Year&subject=eq.Statistica&order=uploaded_at.desc',
  );
  await visit('/dispense/secondo-anno/Statistica');
  const main = page.locator('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistica');
  await expect(main.getByText('6 file, secondo anno')).toBeVisible();
  const items = main.getByRole('listitem');
  await expect(items).toHaveCount(rows.length);
  for (const [index, row] of rows.entries()) {
    const item = items.nth(index);
    await expect(item).toContainText(row.filename);
    await expect(item).toContainText(/PDF.*Secondo anno/);
    await expect(item).toContainText(day(row.uploaded_at));
  }
  await expect(page.getByRole('link', { name: 'Torna al secondo anno' })).toHaveAttribute(
    'href',
    '/dispense/secondo-anno',
  );

  await test.step('prints the files without buttons and preview', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const tab = main.getByRole('link', { name: /^Apri / }).first();
    await previewLinks(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(tab).toBeHidden();
    await expect(items.last()).toBeVisible();
  });
});

test('keeping files and downloading them have icons of their own; no name ends in half an extension', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit('/dispense/primo-anno/Microeconomia');
  const iconOf = (name: string) =>
    page.getByRole('button', { name }).locator('svg path').getAttribute('d');
  const keep = await iconOf('Tieni sul dispositivo');
  const download = await iconOf('Scarica tutto');
  expect(keep).not.toBe(download);
  const extensions = page.getByText(/^\.pdf$/);
  await expect(extensions.first()).toBeVisible();
  const lines = await extensions.evaluateAll((all) =>
    all.map((extension) => {
      const text = document.createRange();
      text.selectNodeContents(extension);
      return text.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

// @spec coursePage.3 validation.4
test('says that a course has no files, without a request for one without a name', async ({
  page,
  visit,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/handouts')) requests.push(request.url());
  });
  const empty = page.getByText('Nessuna dispensa trovata');
  await visit('/dispense/primo-anno/%20');
  await expect(empty).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await visit('/dispense/primo-anno/Inesistente');
  await expect(empty).toBeVisible();
});

// @spec calls.15 errors.5
test('lists files whose subject has another spelling, and says that a file has no URL', async ({
  page,
  visit,
}) => {
  const row = (id: string, uploaded_at: string | null) => ({
    id,
    filename: `${id}.pdf`,
    year: 'First Year',
    uploaded_at,
    file_url: null,
  });
  await mockJson(page, '**/rest/v1/handouts?*subject=eq.Statistica*', [
    row('Senza data', null),
    row('Nuova', '2026-03-01T10:00:00Z'),
  ]);
  await mockJson(page, '**/rest/v1/handouts?*imatch*', [row('Altra', '2026-05-01T10:00:00Z')]);
  await visit('/dispense/primo-anno/Statistica');
  await expect(page.locator('main li span[lang="it"]')).toHaveText([
    'Altra.pdf',
    'Nuova.pdf',
    'Senza data.pdf',
  ]);
  await page.getByRole('button', { name: /^Senza data\.pdf/ }).click();
  await expect(page.getByText('URL del file non disponibile').first()).toBeVisible();
});
