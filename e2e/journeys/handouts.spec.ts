/** The files of the demonstration. */
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';

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
