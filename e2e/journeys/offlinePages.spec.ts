/** Every route offline, by a link and by a load, after visits to pages that the server rendered. */
import type { Page } from '@playwright/test';
import { routePaths } from '../../shell/src/routePaths.ts';
import { expect, startPage, test, untilWorkerControls } from './fixtures.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 } });

const main = (page: Page) => page.locator('main');
const outOfService = (page: Page) => page.getByText('Sezione fuori servizio');
const menu = (page: Page) => page.getByRole('banner').getByRole('navigation');

/** Waits until the worker has the code of every section. */
async function untilKept(page: Page): Promise<void> {
  await untilWorkerControls(page);
  const isKept = () =>
    page.evaluate(async () => {
      const registry = await caches.match('/registry.json');
      const sections = await caches.open('sections');
      const urls = (await sections.keys()).map(({ url }) => url);
      const { remotes } = (await registry?.json()) ?? { remotes: {} };
      const entries = Object.values<{ entry: { url: string } }>(remotes);
      return entries.length > 0 && entries.every(({ entry }) => urls.includes(entry.url));
    });
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}

test('a page that was reached by a link opens when it is loaded, and the other way round', async ({
  page,
  context,
  visit,
}) => {
  await visit('/guide');
  await untilKept(page);
  await visit('/dispense');
  await main(page)
    .getByRole('link', { name: /Primo anno/ })
    .first()
    .click();
  const course = main(page).getByRole('link', { name: 'Microeconomia' }).first();
  await expect(course).toBeVisible();

  await context.setOffline(true);
  await page.goto('/dispense/primo-anno');
  await expect(course).toBeVisible();
  await menu(page).getByRole('link', { name: 'Guide' }).click();
  await expect(main(page).getByText('Esami opzionali').first()).toBeVisible();
  await page.goBack();
  await expect(course).toBeVisible();
  await expect(outOfService(page)).toHaveCount(0);
});

test('after one course, no route is out of service', async ({ page, context, visit }) => {
  test.slow();
  await visit('/dispense/primo-anno/Microeconomia');
  await untilKept(page);
  await context.setOffline(true);
  await menu(page).getByRole('link', { name: 'Home' }).click();
  await expect(main(page).locator('#dispensen [data-mf]').first()).toBeVisible();
  await expect(outOfService(page)).toHaveCount(0);
  for (const path of routePaths.filter(
    (path) => !path.includes(':') && !path.includes('versioni'),
  )) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
      await expect(outOfService(page)).toHaveCount(0);
    });
  }
  await page.goto('/dispense/primo-anno/Microeconomia');
  await expect(main(page).getByText('Appunti completi').first()).toBeVisible();

  await test.step('the palette says it once', async () => {
    await startPage(page);
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('statistica');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Il tuo dispositivo è offline/)).toHaveCount(1, {
      timeout: 30_000,
    });
    await expect(dialog.getByText(/non si sono|non risponde/)).toHaveCount(0);
  });
});
