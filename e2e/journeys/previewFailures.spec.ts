/** The preview of a PDF that cannot be shown, and where nothing can be stored. */
import { expect, test } from './fixtures.ts';
import { course, first, openPreview, textLayer } from './preview.ts';

for (const [path, file, message] of [
  ['/dispense/secondo-anno/Marketing', /^Anteprima.*Glossario/, 'Il file è danneggiato'],
  ['/dispense/terzo-anno/Econometria', /^Anteprima.*Dati panel/, 'Il file non si trova'],
] as const) {
  test(`shows "${message}" and offers to open a tab`, async ({ page, context, visit }) => {
    await visit(path);
    await openPreview(page, file);
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText(message, { timeout: 30_000 });
    const opened = context.waitForEvent('page');
    await alert.getByRole('button', { name: 'Apri in una nuova scheda' }).click();
    await opened;
  });
}

test('a file that fails to load can be retried', async ({ page, visit }) => {
  const files = '**/storage/v1/object/sign/handouts/*token*';
  await page.route(files, (route) => route.abort());
  await visit(course);
  await openPreview(page, first);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Il file non si è caricato');
  await page.unroute(files);
  await dialog.getByRole('button', { name: 'Riprova' }).click();
  await expect(textLayer(page)).toBeVisible({ timeout: 30_000 });
});

test('opens nothing for an unknown file in the URL', async ({ page, visit }) => {
  await visit(`${course}?anteprima=nessuno`);
  await expect(page.locator('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('works when the browser refuses storage', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('refused');
      },
    });
  });
  await visit(course);
  await openPreview(page, first);
  await expect(textLayer(page)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
