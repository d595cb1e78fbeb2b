/** "Download all": a ZIP archive of a list. */
import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';

const files = '**/storage/v1/object/sign/handouts/*token*';

test('downloads the other files and names a missing one', async ({ page, visit }) => {
  await visit('/dispense/terzo-anno/Econometria');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica tutto' }).click();
  const archive = await download;
  expect(archive.suggestedFilename()).toBe('Econometria.zip');
  const content = readFileSync(await archive.path()).toString('latin1');
  // One central directory entry per file.
  expect(content.split('PK\u0001\u0002')).toHaveLength(1 + 5);
  await expect(
    page.getByText(/^Manca 1 file.*Econometria - Dati panel\.pdf/).first(),
  ).toBeVisible();
});

test('can be cancelled and started again', async ({ page, visit }) => {
  const release = await holdRequests(page, files);
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

test('archives a CLMG year', async ({ page, visit }) => {
  await visit('/dispense/clmg/quinto-anno');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica tutto' }).click();
  expect((await download).suggestedFilename()).toBe('CLMG, quinto anno.zip');
});
