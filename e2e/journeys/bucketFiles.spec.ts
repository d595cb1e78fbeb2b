/** Files in a bucket of another provider, where traffic is free: an S3-compatible server with CORS. */

import { type ServedSite, serveSite } from '../../tools/site/serveSite.ts';
import { type RunningBucket, startBucket } from '../../tools/site/tests/startBucket.ts';
import { documentedCors } from '../documentedCors.ts';
import { backendVariable } from '../globalSetup.ts';
import { alterRows } from './backendMocks.ts';
import { backendRows } from './backendRows.ts';
import { test as base, expect } from './fixtures.ts';
import { previewLinks } from './preview.ts';

const test = base.extend<object, { site: ServedSite; bucket: RunningBucket }>({
  bucket: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it.
    async ({}, use) => {
      const bucket = await startBucket();
      await use(bucket);
      await bucket.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ bucket }, use) => {
      const fileOrigins = [new URL(bucket.url).origin];
      const backend = JSON.parse(process.env[backendVariable] ?? '{}');
      const site = await serveSite(backend, { fileOrigins });
      await copyInto(bucket, site);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

/** A PDF and a photo of the demonstration. */
async function copyInto(bucket: RunningBucket, site: ServedSite): Promise<void> {
  const [guide] = await backendRows(site, 'guides', 'file_url=not.is.null&order=title&limit=1');
  const [person] = await backendRows(site, 'representatives', 'url=not.is.null&order=id&limit=1');
  for (const [name, url, type] of [
    ['appunti.pdf', guide?.file_url, 'application/pdf'],
    ['ada.svg', person?.url, 'image/svg+xml'],
  ] as const) {
    const response = await fetch(url ?? '');
    await bucket.put(name, new Uint8Array(await response.arrayBuffer()), type);
  }
}

test('the documented rule lets a PDF be previewed, after the reader was told it could not', async ({
  page,
  site,
  bucket,
  visit,
}) => {
  await alterRows(page, 'handouts', (row) => ({ ...row, file_url: `${bucket.url}/appunti.pdf` }));
  await alterRows(page, 'representatives', (row) => ({ ...row, url: `${bucket.url}/ada.svg` }));
  await bucket.allow(documentedCors('https://other.example'));
  await visit('/dispense/secondo-anno/Statistica');
  await previewLinks(page).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Il file non si è caricato')).toBeVisible();

  await bucket.allow(documentedCors(site.url));
  await dialog.getByRole('button', { name: 'Riprova' }).click();
  await expect(dialog.locator('.textLayer').first()).toContainText(/\w/, { timeout: 30_000 });

  await test.step('and a photo is shown', async () => {
    await visit('/rappresentanti?organo=cdd');
    const photo = page.locator(`main img[src^="${bucket.url}/"]`).first();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});
