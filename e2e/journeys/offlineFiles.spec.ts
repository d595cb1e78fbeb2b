/** Files that are with the student: courses that are stored on the device, and previews without a network. */
import type { Locator, Page } from '@playwright/test';
import { alterRows } from './backendMocks.ts';
import { expect, test, untilWorkerControls } from './fixtures.ts';
import { pageField, previewLinks, textLayer } from './preview.ts';

test.use({ serviceWorkers: 'allow' });

const path = '/dispense/secondo-anno/Statistica';
const cacheName = `handouts-kept ${path}`;

const keep = (page: Page) => page.getByRole('button', { name: 'Tieni sul dispositivo' });
const kept = (page: Page) => page.getByRole('button', { name: 'Sul dispositivo', exact: true });

const previewOf = (page: Page, index: number) => previewLinks(page).nth(index);

/** The keys of the stored files. */
const persistentKeys = (page: Page): Promise<string[]> =>
  page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url),
    cacheName,
  );

const files = (page: Page) => page.locator('main').getByRole('listitem');

const marks = (page: Page) => files(page).getByText('su questo dispositivo');

/** Keeps the course and waits until all of its files are stored. */
async function keepAll(page: Page): Promise<number> {
  await expect(files(page).first()).toBeVisible();
  const count = await files(page).count();
  await keep(page).click();
  await expect(kept(page)).toBeVisible();
  await expect(marks(page)).toHaveCount(count, { timeout: 30_000 });
  return count;
}

test('a previewed file opens offline, and with one button all of a course', async ({
  page,
  context,
  visit,
}) => {
  test.slow();
  await visit(path);
  await untilWorkerControls(page);

  await test.step('only the file that was previewed', async () => {
    await previewOf(page, 0).click();
    await expect(textLayer(page)).not.toBeEmpty({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await page.reload();
    await previewOf(page, 0).click();
    await expect(textLayer(page)).not.toBeEmpty({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await previewOf(page, 1).click();
    await expect(page.getByRole('alert')).toContainText('Il file non si è caricato', {
      timeout: 30_000,
    });
    await page.keyboard.press('Escape');
  });

  await context.setOffline(false);
  const count = await keepAll(page);
  const note = page.getByText(new RegExp(`^${count} PDF.*[kM]B, \\d+ .* \\d{4}\\.$`));
  await expect(note).toBeVisible();
  expect(await persistentKeys(page)).toHaveLength(count);

  await context.setOffline(true);
  await page.reload();
  await expect(marks(page)).toHaveCount(count);
  // Never opened before.
  await previewOf(page, 2).click();
  await expect(textLayer(page)).not.toBeEmpty({ timeout: 30_000 });
  await page.keyboard.press('Escape');

  await kept(page).click();
  await expect(marks(page)).toHaveCount(0);
  await expect(note).toHaveCount(0);
  await expect.poll(() => page.evaluate((name) => caches.has(name), cacheName)).toBe(false);
});

// Regression: the row opened a tab at the backend's address while it said that the file was on the device.
test('a kept file opens offline from every place that names it', async ({
  page,
  context,
  visit,
}) => {
  test.slow();
  await visit('/?anno=2');
  await untilWorkerControls(page);
  await visit('/dispense');
  await visit(path);
  await keepAll(page);
  await previewOf(page, 0).click();
  await expect(textLayer(page)).not.toBeEmpty({ timeout: 30_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Pagina successiva' }).click();
  await expect(pageField(page)).toHaveValue('2');
  await visit('/?anno=2');
  await visit('/dispense');
  await context.setOffline(true);

  const shelf = page.getByRole('navigation', { name: 'Sul dispositivo' });
  const places: [name: string, path: string, link: Locator][] = [
    ['the shelf of /dispense', '/dispense', shelf.getByRole('link', { name: 'Statistica' })],
    ['the shelf of the home page', '/', shelf.getByRole('link', { name: 'Statistica' })],
    ['the last file', '/dispense', page.getByRole('link', { name: /^Riprendi/ })],
    [
      'the recent files',
      '/dispense',
      page.getByRole('region', { name: 'Aperte di recente' }).getByRole('link').first(),
    ],
    ['a ticket', '/?anno=2', previewLinks(page).filter({ hasText: 'Statistica' }).first()],
    ['its course', path, previewOf(page, 1)],
  ];
  await test.step('the shelf says what it has, and where the reader was', async () => {
    await page.goto('/dispense');
    await expect(shelf).toContainText(/Appunti completi, pag\. 2 di 2/);
    await expect(shelf).toContainText(/6 PDF, \d+ kB/);
  });
  for (const [name, from, link] of places) {
    await test.step(name, async () => {
      await page.goto(from);
      await link.click();
      await expect(textLayer(page)).not.toBeEmpty({ timeout: 30_000 });
    });
  }
  await test.step('in a new tab', async () => {
    // A browser without a viewer would download the file.
    await page.addInitScript(() => {
      const location = { replace: (url: string) => Object.assign(window, { opened: url }) };
      Object.assign(window, { open: () => ({ document: {}, location }) });
    });
    await page.goto(path);
    await page.getByRole('link', { name: /^Apri Statistica - Probabilità/ }).click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'opened'))).toMatch(/^blob:/);
  });
});

test.describe('without a service worker', () => {
  // Its own reads cannot be mocked.
  test.use({ serviceWorkers: 'block' });

  test('fetches again what the browser evicted and what changed, and drops what is gone', async ({
    page,
    visit,
  }) => {
    await visit(path);
    const count = await keepAll(page);
    await page.evaluate(async (name) => {
      const cache = await caches.open(name);
      const [first] = await cache.keys();
      if (first) await cache.delete(first);
    }, cacheName);
    await visit(path);
    await expect(page.getByText('Il browser ne aveva cancellato 1 per fare spazio')).toBeVisible();
    const before = await persistentKeys(page);
    expect(before).toHaveLength(count);

    // A new date for the first file, and the second one is gone.
    await alterRows(page, 'handouts', (row, index) =>
      index === 0
        ? { ...row, uploaded_at: '2026-11-01T10:00:00Z' }
        : index === 1
          ? { ...row, filename: null }
          : row,
    );
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/object/sign/')) {
        fetched.push(request.url());
      }
    });
    await visit(path);
    await expect(files(page)).toHaveCount(count - 1);
    const added = async () => (await persistentKeys(page)).filter((key) => !before.includes(key));
    await expect.poll(added).toEqual([expect.stringContaining('2026-11-01')]);
    await expect.poll(() => persistentKeys(page)).toHaveLength(count - 1);
    expect(fetched).toHaveLength(1);
  });
});

const refusals = [
  [
    'no room',
    () => {
      Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    },
  ],
  [
    'no storage',
    () => {
      CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', 'SecurityError'));
    },
  ],
] as const;

test('says that the browser has no room or stores nothing, and previews files', async ({
  page,
  visit,
}) => {
  for (const [refusal, refuse] of refusals) {
    await test.step(refusal, async () => {
      await page.addInitScript(refuse);
      await visit(path);
      await keep(page).click();
      await expect(page.getByText('Il browser non dà spazio a questo sito')).toBeVisible();
      await expect(marks(page)).toHaveCount(0);
      // The preview still works.
      await previewOf(page, 0).click();
      await expect(textLayer(page)).not.toBeEmpty({ timeout: 30_000 });
      // Otherwise the course would be kept already at the next visit.
      await page.evaluate(() => localStorage.clear());
    });
  }
});
