/** Specification section 8 on the guides, and what holds when there are far too many of them. */
import type { Page } from '@playwright/test';
import { answerRows, holdReads, readsOf, refuseReads, watchShifts } from './alteredReads.ts';
import { expect, test } from './fixtures.ts';
import { inTurn } from './inTurn.ts';

const section = (page: Page) => page.locator('main [data-mf="guides"]');
/** A read that fails is tried three times, with pauses, before the visitor is told. */
const afterRetries = { timeout: 30_000 };
const toasts = (page: Page) => page.locator('[role="alertdialog"][data-type="destructive"]');

for (const language of inTurn('it')) {
  const say = (italian: string, english: string) => (language === 'it' ? italian : english);

  test.describe(`guides that fail, in ${language}`, () => {
    for (const { what, path } of [
      { what: 'the guides of a category', path: '/guide/tesi' },
      { what: 'a search', path: '/guide?q=tesi' },
    ]) {
      test(`${what}: the exact message, and the way to try again`, async ({ page, visit }) => {
        await refuseReads(page, 'guides');
        await visit(path, language);
        const message = say('Impossibile caricare le guide', 'The guides could not be loaded');
        await expect(toasts(page)).toHaveText(`${say('Errore', 'Error')}${message}`, afterRetries);
        const alert = section(page).getByRole('alert');
        await expect(alert).toContainText(message);
        await page.unroute(readsOf('guides'));
        await alert.getByRole('button', { name: say('Riprova', 'Try again') }).click();
        await expect(section(page).locator('li').first()).toBeVisible();
        await expect(alert).toHaveCount(0);
        // The button went away under the focus, which stays where the guides come.
        await expect(page.locator('main :focus')).toHaveCount(1);
      });
    }

    test('what was said in passing stays with its page', async ({ page, visit }) => {
      await refuseReads(page, 'guides');
      await visit('/guide/tesi', language);
      await expect(toasts(page)).toHaveCount(1, afterRetries);
      const back = say('Torna alle Guide', 'Back to guides');
      await page.getByRole('link', { name: back }).press('Enter');
      await expect(page).toHaveURL(/\/guide(\?|$)/);
      // By itself it would stay for seven seconds.
      await expect(toasts(page)).toHaveCount(0, { timeout: 4000 });
    });

    test('the failed page has its heading and promises nothing', async ({ page, visit }) => {
      await refuseReads(page, 'guides');
      await visit('/guide/tesi', language);
      await expect(section(page).getByRole('alert')).toBeVisible(afterRetries);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tesi 101');
      await expect(page.locator('main header p')).toHaveCount(0);
    });

    test('categories that fail are only logged, the list is empty and can be asked again', async ({
      page,
      visit,
    }) => {
      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.querySelector('[data-type="destructive"]')) console.error('[a toast]');
        }).observe(document, { childList: true, subtree: true });
      });
      const logged: string[] = [];
      page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
      await refuseReads(page, 'guides');
      await visit('/guide', language);
      await expect(
        page.getByText(say('Nessuna categoria trovata', 'No categories found')),
      ).toBeVisible(afterRetries);
      expect(logged.some((line) => line.startsWith('[guides]'))).toBe(true);
      expect(logged).not.toContain('[a toast]');
      await page.unroute(readsOf('guides'));
      await section(page)
        .getByRole('button', { name: say('Riprova', 'Try again') })
        .click();
      await expect(section(page).locator('li')).toHaveCount(14);
      await expect(page.locator('main :focus')).toHaveCount(1);
    });
  });
}

for (const width of [390, 1440]) {
  for (const path of ['/guide', '/guide/opzionali', '/guide?q=milano']) {
    test(`what comes late moves nothing: ${path} at ${width} px`, async ({ page, visit }) => {
      await page.setViewportSize({ width, height: 900 });
      const shifted = await watchShifts(page);
      const release = await holdReads(page, 'guides');
      await visit(path);
      await expect(section(page).getByText('Caricamento in corso')).toBeAttached();
      release();
      await expect(section(page).getByRole('link').first()).toBeVisible();
      expect(await shifted()).toBeLessThan(0.01);
    });
  }
}

test('of thousands of guides the first are there, and the rest come when asked for', async ({
  page,
  visit,
}) => {
  const rows = Array.from({ length: 2500 }, (_, place) => ({
    id: place,
    category: 'tesi',
    title: `Guida ${place}`,
    description: null,
    file_url: `https://example.com/${place}.pdf`,
    order_index: place,
    is_active: true,
  }));
  await answerRows(page, 'guides', rows);
  await visit('/guide/tesi');
  await expect(section(page).locator('p[role="status"]')).toHaveText(/^2\.?500 guide$/, {
    timeout: 40_000,
  });
  const tiles = section(page).locator('li');
  await expect(tiles).toHaveCount(60);
  await section(page)
    .getByRole('button', { name: /^Mostra altre guide/ })
    .click();
  await expect(tiles).toHaveCount(120);
  await expect(tiles.nth(60)).toBeFocused();

  // So many can be filtered where they stand.
  await section(page).getByRole('searchbox').fill('guida 2499');
  await expect(tiles).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=guida\+2499$/);
});

test('on paper: what can be pressed is gone, and each guide tells its address', async ({
  page,
  visit,
}) => {
  await visit('/guide/opzionali');
  const link = section(page).getByRole('link').first();
  await expect(link).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  const address = await link.evaluate((element) => {
    const { content, position } = getComputedStyle(element, '::after');
    return { content, position };
  });
  expect(address.content).toContain((await link.getAttribute('href')) ?? '—');
  // Out of the flow it would be printed across the title.
  expect(address.position).toBe('static');
});
