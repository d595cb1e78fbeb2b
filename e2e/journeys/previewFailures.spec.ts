/** The preview of a PDF that cannot be shown; `handoutsArchive.spec.ts` has the one of a missing file. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { encrypted, japanese, jbig2, jpeg2000 } from './oddPdfs.ts';
import { course, first, openPreview, textLayer } from './preview.ts';

const files = '**/storage/v1/object/sign/handouts/*token*';

async function openOdd(page: Page, body: Buffer): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(files, (route) =>
    route.fulfill({ body, headers, contentType: 'application/pdf' }),
  );
  await openPreview(page, first);
}

/** Whether the first page has two colours. */
const hasMarks = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data.buffer;
      return new Set(data ? new Uint32Array(data) : []).size > 1;
    });

const incomplete = 'Qui non riusciamo a mostrare tutta questa pagina.';

// Such pages were white, and only the console said why.
for (const [what, body] of [
  ['a scan in JPEG 2000', jpeg2000],
  ['a scan in JBIG2', jbig2],
  ['Japanese text without its font', japanese],
] as const) {
  test(`shows ${what}`, async ({ page, visit }) => {
    await visit(course);
    await openOdd(page, body);
    await expect(textLayer(page)).toBeAttached({ timeout: 30_000 });
    expect(await hasMarks(page)).toBe(true);
    await expect(page.getByRole('dialog').getByText(incomplete)).toHaveCount(0);
  });
}

test('says that a page is not whole when its decoder does not load, and opens it in a tab', async ({
  page,
  context,
  visit,
}) => {
  await page.route('**/openjpeg.wasm', (route) => route.abort());
  await visit(course);
  await openOdd(page, jpeg2000);
  const item = page.getByRole('dialog').getByRole('listitem').first();
  await expect(item).toContainText(incomplete, { timeout: 30_000 });
  const opened = context.waitForEvent('page');
  await item.getByRole('button', { name: 'Apri in una nuova scheda' }).click();
  await opened;
});

test('says that a file needs a password', async ({ page, visit }) => {
  await visit(course);
  await openOdd(page, encrypted);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Il file chiede una password',
    { timeout: 30_000 },
  );
});

test('says that a file is damaged and offers to open a tab', async ({ page, context, visit }) => {
  await visit('/dispense/secondo-anno/Marketing');
  await openPreview(page, /^Marketing - Glossario/);
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('Il file è danneggiato', { timeout: 30_000 });
  const opened = context.waitForEvent('page');
  await alert.getByRole('button', { name: 'Apri in una nuova scheda' }).click();
  await opened;
});

test('an unknown file in the URL opens nothing; one that fails to load can be retried', async ({
  page,
  visit,
}) => {
  await page.route(files, (route) => route.abort());
  await visit(`${course}?anteprima=nessuno`);
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(0);

  await openPreview(page, first);
  await expect(dialog.getByRole('alert')).toContainText('Il file non si è caricato');
  await page.unroute(files);
  await dialog.getByRole('button', { name: 'Riprova' }).click();
  await expect(textLayer(page)).toBeVisible({ timeout: 30_000 });
});
