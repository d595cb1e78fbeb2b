/** Failed, slow and very long lists of guides. */
import type { Page } from '@playwright/test';
import { guideCategories } from '../../mf-guides/src/guideCategories.ts';
import {
  aToast,
  failReads,
  holdReads,
  logErrorsAndToasts,
  mockRows,
  readsOf,
} from './backendMocks.ts';
import { expect, test } from './fixtures.ts';
import { trackLayoutShift } from './layout.ts';
import { languagesToTest, translateIn } from './testScope.ts';

const section = (page: Page) => page.locator('main [data-mf="guides"]');
/** The message appears after three attempts with backoff. */
const afterRetries = { timeout: 30_000 };
const toasts = (page: Page) => page.locator('[role="alertdialog"][data-type="destructive"]');

for (const language of languagesToTest('it')) {
  const t = translateIn(language);

  test.describe(`failed guides in ${language}`, () => {
    const expectMessageAndRetry = async (page: Page) => {
      const message = t('Impossibile caricare le guide', 'The guides could not be loaded');
      await expect(toasts(page)).toHaveText(`${t('Errore', 'Error')}${message}`, afterRetries);
      const alert = section(page).getByRole('alert');
      await expect(alert).toContainText(message);
      await page.unroute(readsOf('guides'));
      await alert.getByRole('button', { name: t('Riprova', 'Try again') }).click();
      await expect(section(page).locator('li').first()).toBeVisible();
      await expect(alert).toHaveCount(0);
      // The retry button had the focus; it moves to the guides instead of being lost.
      await expect(page.locator('main :focus')).toHaveCount(1);
    };

    // @spec errors.6
    test('a category keeps its heading, and its message has a retry button and closes on navigation', async ({
      page,
      visit,
    }) => {
      await failReads(page, 'guides');
      await visit('/guide/tesi', language);
      await expect(section(page).getByRole('alert')).toBeVisible(afterRetries);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tesi 101');
      // A description would promise guides.
      await expect(page.locator('main header p')).toHaveCount(0);
      await expect(toasts(page)).toHaveCount(1);
      const back = t('Torna alle Guide', 'Back to guides');
      await page.getByRole('link', { name: back }).press('Enter');
      await expect(page).toHaveURL(/\/guide(\?|$)/);
      // Sooner than its seven seconds.
      await expect(toasts(page)).toHaveCount(0, { timeout: 4000 });
      await page.goBack();
      await expectMessageAndRetry(page);
    });

    // @spec errors.6 errors.10
    test('failed categories are logged without a toast, a failed search shows one', async ({
      page,
      visit,
    }) => {
      const logged = await logErrorsAndToasts(page);
      await failReads(page, 'guides');
      await visit('/guide', language);
      await expect(
        page.getByText(t('Nessuna categoria trovata', 'No categories found')),
      ).toBeVisible(afterRetries);
      expect(logged.some((line) => line.startsWith('[guides]'))).toBe(true);
      expect(logged).not.toContain(aToast);
      await page.unroute(readsOf('guides'));
      await section(page)
        .getByRole('button', { name: t('Riprova', 'Try again') })
        .click();
      await expect(section(page).locator('li')).toHaveCount(guideCategories.length);
      await expect(page.locator('main :focus')).toHaveCount(1);

      await failReads(page, 'guides');
      await visit('/guide?q=tesi', language);
      await expectMessageAndRetry(page);
    });
  });
}

test('late data cause no layout shift on a phone or a desk', async ({ page, visit }) => {
  const layoutShift = await trackLayoutShift(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/guide', '/guide/opzionali', '/guide?q=milano']) {
      await test.step(`${path} at ${width} px`, async () => {
        const release = await holdReads(page, 'guides');
        await visit(path);
        await expect(section(page).getByText('Caricamento in corso')).toBeAttached();
        release();
        await expect(section(page).getByRole('link').first()).toBeVisible();
        expect(await layoutShift()).toBeLessThan(0.01);
      });
    }
  }
});

// @spec guides.6
test('shows the first of thousands of guides, and more on request', async ({ page, visit }) => {
  const rows = Array.from({ length: 2500 }, (_, index) => ({
    id: index,
    category: 'tesi',
    title: `Guida ${index}`,
    description: null,
    file_url: `https://example.com/${index}.pdf`,
    order_index: index,
    is_active: true,
  }));
  await mockRows(page, 'guides', rows);
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

  // Long lists can be filtered on the page.
  await section(page).getByRole('searchbox').fill('guida 2499');
  await expect(tiles).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=guida\+2499$/);
});
