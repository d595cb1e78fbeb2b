/** "Download all": one archive of a list, with what cannot be had named, and a way to stop it. */
import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

const files = '**/storage/v1/object/sign/handouts/*token*';

test('a course with a missing file: the others come, and the missing one is named', async ({
  page,
  visit,
}) => {
  await visit('/dispense/terzo-anno/Econometria');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica tutto' }).click();
  const archive = await download;
  expect(archive.suggestedFilename()).toBe('Econometria.zip');
  const content = readFileSync(await archive.path()).toString('latin1');
  // Each file of an archive has one entry in its directory.
  expect(content.split('PK\u0001\u0002')).toHaveLength(1 + 5);
  await expect(
    page.getByText(/^Manca 1 file.*Econometria - Dati panel\.pdf/).first(),
  ).toBeVisible();
});

test('it can be stopped on the way, and started again', async ({ page, visit }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    // Those that were given up are gone by then.
    await route.continue().catch(() => {});
  });
  await visit('/dispense/secondo-anno/Statistica');
  await page.getByRole('button', { name: 'Scarica tutto' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '6');
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  release();
  await page.unroute(files);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica tutto' }).click();
  expect((await download).suggestedFilename()).toBe('Statistica.zip');
  await expect(page.getByText('L’archivio è pronto').first()).toBeVisible();
});

test('a law year is an archive too', async ({ page, visit }) => {
  await visit('/dispense/clmg/quinto-anno');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica tutto' }).click();
  expect((await download).suggestedFilename()).toBe('CLMG, quinto anno.zip');
});
