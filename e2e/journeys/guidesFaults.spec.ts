/** Failed, slow and very long lists of guides. */
import type { Page } from '@playwright/test';
import { guideCategories } from '../../mf-guides/src/guideCategories.ts';
import { aToast, failReads, logErrorsAndToasts, readsOf } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';
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
