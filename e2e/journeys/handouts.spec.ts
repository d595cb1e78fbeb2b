import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';

test('searching on home finds files of every year by name or course', async ({
  page,
  site,
  visit,
}) => {
  const [row] = await backendRows(site, 'handouts', 'subject=not.is.null&order=id.desc&limit=1');
  const word = row?.subject?.trim().split(' ').at(0) ?? '';
  await visit('/');
  const section = page.locator('#dispensen');
  const answered = page.waitForResponse((response) => response.url().includes('imatch'));
  await section.getByRole('searchbox').fill(word);
  const found = (await (await answered).json()).length;
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThanOrEqual(20);
  await expect(
    section.getByRole('listitem').filter({ hasText: new RegExp(word, 'i') }),
  ).not.toHaveCount(0);
  await expect(section.locator('a[href^="/dispense"]').first()).toBeVisible();
});

test('what is searched is literal, whatever is typed', async ({ page, visit }) => {
  await visit('/');
  const field = page.locator('#dispensen').getByRole('searchbox');
  for (const typed of ['%', '(', '"', ',.:', '\\', '_', '🎓']) {
    const answered = page.waitForResponse((response) => response.url().includes('imatch'));
    await field.fill(typed);
    expect((await answered).status(), typed).toBe(200);
  }
});

test('choosing a year clears the search', async ({ page, visit }) => {
  await visit('/');
  const section = page.locator('#dispensen');
  await section.getByRole('searchbox').fill('diritto');
  await section.getByText('Secondo anno', { exact: true }).first().click();
  await expect(section.getByRole('searchbox')).toHaveValue('');
  await expect(section.locator('a[href="/dispense/secondo-anno"]')).toBeVisible();
});

test('a file of a course opens through a signed link in a tab of its own', async ({
  page,
  context,
  site,
  visit,
}) => {
  const [row] = await backendRows(
    site,
    'handouts',
    'year=eq.First%20Year&subject=not.is.null&order=uploaded_at.desc&limit=1',
  );
  await visit(`/dispense/primo-anno/${encodeURIComponent(row?.subject ?? '')}`);
  const opened = context.waitForEvent(
    'request',
    (request) =>
      request.url().includes('/storage/v1/object/sign/handouts/') && request.method() === 'GET',
  );
  await page.locator('main [data-mf="handouts"] li').first().getByRole('button').first().click();
  const response = await (await opened).response();
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-type']).toContain('application/pdf');
});

test('every handout that the table names can be signed, but for the one that was never uploaded', async ({
  site,
}) => {
  const { url, publishableKey } = site.backend;
  const missing: string[] = [];
  for (const { file_url } of await backendRows(site, 'handouts', 'order=id')) {
    const name = new URL(file_url ?? '').pathname.split('/').at(-1) ?? '';
    const signing = await fetch(`${url}/storage/v1/object/sign/handouts/${name}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ expiresIn: 60 }),
    });
    if (!signing.ok) missing.push(name);
  }
  expect(missing).toEqual(['terzo-anno-econometria-dati-panel.pdf']);
});
