import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';

// @spec handoutsHome.4 handoutsHome.6 states.6
test('the home search finds files of every year by name or course, until a year is chosen', async ({
  page,
  site,
  visit,
}) => {
  const [row] = await backendRows(site, 'handouts', 'subject=not.is.null&order=id.desc&limit=1');
  const word = row?.subject?.trim().split(' ').at(0) ?? '';
  await visit('/?anno=%');
  const section = page.locator('#dispensen');
  const first = section.getByRole('button', { name: 'Primo anno' });
  await expect(first, 'the default for an unknown year').toHaveAttribute('aria-pressed', 'true');

  const field = section.getByRole('searchbox');
  const response = page.waitForResponse(/imatch/);
  await field.fill(word);
  const count = (await (await response).json()).length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(20);
  await expect(
    section.getByRole('listitem').filter({ hasText: new RegExp(word, 'i') }),
  ).not.toHaveCount(0);
  await expect(section.locator('a[href^="/dispense"]').first()).toBeVisible();

  await test.step('special characters are taken literally', async () => {
    for (const typed of ['%', '(', '"', ',.:', '\\', '_', '🎓']) {
      const response = page.waitForResponse(/imatch/);
      await field.fill(typed);
      expect((await response).status(), typed).toBe(200);
    }
  });

  await field.fill('diritto');
  await section.getByText('Secondo anno', { exact: true }).first().click();
  await expect(field).toHaveValue('');
  await expect(section.locator('a[href="/dispense/secondo-anno"]')).toBeVisible();
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
