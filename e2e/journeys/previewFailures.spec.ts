/** The preview of a PDF that cannot be shown; `handoutsArchive.spec.ts` has the one of a missing file. */
import { expect, test } from './fixtures.ts';
import { course, first, openPreview, textLayer } from './preview.ts';

test('says that a file is damaged and offers to open a tab', async ({ page, context, visit }) => {
  await visit('/dispense/secondo-anno/Marketing');
  await openPreview(page, /^Anteprima.*Glossario/);
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
  const files = '**/storage/v1/object/sign/handouts/*token*';
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
