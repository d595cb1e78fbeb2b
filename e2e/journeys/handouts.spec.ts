import { mockSignedFiles } from './backendMocks.ts';
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';

test('the home search finds files of every year by name or course', async ({
  page,
  site,
  visit,
}) => {
  const [row] = await backendRows(site, 'handouts', 'subject=not.is.null&order=id.desc&limit=1');
  const word = row?.subject?.trim().split(' ').at(0) ?? '';
  await visit('/');
  const section = page.locator('#dispensen');
  const response = page.waitForResponse(/imatch/);
  await section.getByRole('searchbox').fill(word);
  const count = (await (await response).json()).length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(20);
  await expect(
    section.getByRole('listitem').filter({ hasText: new RegExp(word, 'i') }),
  ).not.toHaveCount(0);
  await expect(section.locator('a[href^="/dispense"]').first()).toBeVisible();
});

test('the home search takes special characters literally', async ({ page, visit }) => {
  await visit('/');
  const field = page.locator('#dispensen').getByRole('searchbox');
  for (const typed of ['%', '(', '"', ',.:', '\\', '_', '🎓']) {
    const response = page.waitForResponse(/imatch/);
    await field.fill(typed);
    expect((await response).status(), typed).toBe(200);
  }
});

// @spec handoutsHome.6 states.6
test('choosing a year clears the search', async ({ page, visit }) => {
  await visit('/');
  const section = page.locator('#dispensen');
  await section.getByRole('searchbox').fill('diritto');
  await section.getByText('Secondo anno', { exact: true }).first().click();
  await expect(section.getByRole('searchbox')).toHaveValue('');
  await expect(section.locator('a[href="/dispense/secondo-anno"]')).toBeVisible();
});

// @spec product.11 product.19 coursePage.2 calls.13
test('a file opens by a signed link in a new tab', async ({ page, context, site, visit }) => {
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

// @spec product.11 roles.1
test('every file of the demonstration data is a PDF, except a missing one', async ({ site }) => {
  // About two hundred and fifty files.
  test.slow();
  const { url, publishableKey } = site.backend;
  const signed = (await backendRows(site, 'handouts', 'order=id')).map(
    ({ file_url }) => new URL(file_url ?? '').pathname.split('/').at(-1) ?? '',
  );
  const publicFiles = [
    ...(await backendRows(site, 'clmg_handouts', 'order=id')).map((row) => row.url),
    ...(await backendRows(site, 'guides', 'order=id')).map((row) => row.file_url),
  ];
  const faults: string[] = [];
  const read = async (name: string, file: string) => {
    const response = await fetch(file, { headers: { range: 'bytes=0-4' } });
    if (!response.ok || !(await response.text()).startsWith('%PDF-')) faults.push(name);
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
  await Promise.all(publicFiles.map((file) => read(file ?? '', file ?? '')));
  expect(faults).toEqual(['terzo-anno-econometria-dati-panel.pdf']);
});

const course = '/dispense/secondo-anno/Statistica';
const ofCourse = 'year=eq.Second%20Year&subject=eq.Statistica&order=uploaded_at.desc&limit=1';

// @spec calls.13 constants.6
test('a signed link is requested by file name, for 31,536,000 seconds', async ({
  page,
  context,
  site,
  visit,
}) => {
  const [row] = await backendRows(site, 'handouts', ofCourse);
  const object = row?.file_url?.split('/').at(-1) ?? '';
  expect(object).toMatch(/\.pdf$/);
  await mockSignedFiles(context);
  await visit(course);
  const signing = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/object/sign/'),
  );
  const opened = context.waitForEvent('page');
  await page.locator('main li').first().getByRole('button').first().click();
  const request = await signing;
  expect(new URL(request.url()).pathname).toBe(`/storage/v1/object/sign/handouts/${object}`);
  expect(request.postDataJSON()).toEqual({ expiresIn: 31_536_000 });
  const tab = await opened;
  await expect.poll(() => tab.url()).toContain(`/object/sign/handouts/${object}?token=`);
});
