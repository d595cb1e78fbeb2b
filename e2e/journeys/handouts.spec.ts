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

test('every file of the seed opens as a PDF, but for the one that was never uploaded', async ({
  site,
}) => {
  // Some two hundred and fifty files.
  test.slow();
  const { url, publishableKey } = site.backend;
  const signed = (await backendRows(site, 'handouts', 'order=id')).map(
    ({ file_url }) => new URL(file_url ?? '').pathname.split('/').at(-1) ?? '',
  );
  const open = [
    ...(await backendRows(site, 'clmg_handouts', 'order=id')).map((row) => row.url),
    ...(await backendRows(site, 'guides', 'order=id')).map((row) => row.file_url),
  ];
  const faults: string[] = [];
  const read = async (name: string, address: string) => {
    const answer = await fetch(address, { headers: { range: 'bytes=0-4' } });
    if (!answer.ok || !(await answer.text()).startsWith('%PDF-')) faults.push(name);
  };
  const sign = async (name: string) => {
    const signing = await fetch(`${url}/storage/v1/object/sign/handouts/${name}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ expiresIn: 60 }),
    });
    if (!signing.ok) return void faults.push(name);
    const { signedURL }: { signedURL: string } = await signing.json();
    await read(name, `${url}/storage/v1${signedURL}`);
  };
  await Promise.all(signed.map(sign));
  await Promise.all(open.map((address) => read(address ?? '', address ?? '')));
  expect(faults).toEqual(['terzo-anno-econometria-dati-panel.pdf']);
});
