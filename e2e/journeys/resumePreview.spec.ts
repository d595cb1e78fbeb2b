/** Where a reader was in the file of the last preview. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { statistics } from './followedCourses.ts';
import { serveRenderedPages } from './serveRenderedPages.ts';
import { languagesToTest, translateIn } from './testScope.ts';

// Rendered pages: their HTML cannot know what the device keeps.
serveRenderedPages();

/** The number of the page that the preview shows. */
const pageNumber = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('paragraph').filter({ hasText: label });

for (const language of languagesToTest('it')) {
  const t = translateIn(language);

  test.describe(`in ${language}`, () => {
    test('resumes the last preview at its page', async ({ page, visit }) => {
      await visit(statistics, language);
      await page
        .getByRole('button', { name: t('Anteprima', 'Preview') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      const nextPage = t('Pagina successiva', 'Next page');
      await dialog.getByRole('button', { name: nextPage }).click({ timeout: 30_000 });
      await expect(pageNumber(page, '2 / 2')).toBeVisible();
      for (const path of ['/#dispensen', '/dispense']) {
        await visit(path, language);
        const ticket = page.getByRole('link', {
          name: t('pag. 2 di 2', 'page 2 of 2'),
        });
        await expect(ticket).toContainText('Appunti completi.pdf');
      }
      await page.getByRole('link', { name: t('Riprendi', 'Continue') }).click();
      await expect(pageNumber(page, '2 / 2')).toBeVisible({ timeout: 30_000 });
      await expect(page).toHaveURL(/\?(lang=en&)?anteprima=.+&pagina=2/);
    });
  });
}
