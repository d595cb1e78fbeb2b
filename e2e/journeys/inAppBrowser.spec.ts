/** The browsers of apps open no tabs and drop downloads; nothing is said to be ready that was not saved. */
import { mockSignedFiles } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';
import { course, first, openPreview, textLayer } from './preview.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83';
const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';

const apps = {
  Instagram: `${phone} Instagram 356.0.0.34.105 (iPhone14,5; iOS 18_1; it_IT)`,
  WeChat: `${phone} MicroMessenger/8.0.54`,
  Telegram: `${android} Telegram-Android/11.4.2`,
  Pinterest: `${android} [Pinterest/Android]`,
};

for (const [app, userAgent] of Object.entries(apps)) {
  test.describe(app, () => {
    test.use({ userAgent, permissions: ['clipboard-read', 'clipboard-write'] });

    test('opens and saves what it can, and offers the link to the rest', async ({
      page,
      context,
      visit,
    }) => {
      await page.addInitScript(() => {
        window.open = () => null;
        // As a click on a link with `download` in these browsers.
        HTMLAnchorElement.prototype.click = () => {};
      });
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      const offer = page.getByText('Link copiato');
      await mockSignedFiles(context);
      await visit(course);
      await page.getByRole('button', { name: 'Scarica tutto' }).click();
      await expect(offer).toBeVisible();
      expect(new URL(await copied()).pathname).toBe(course);
      await expect(page.getByText('pronto')).toHaveCount(0);

      await page.reload();
      await openPreview(page, first);
      await expect(textLayer(page)).toBeAttached();
      await page.getByRole('dialog').getByRole('button', { name: 'Scarica' }).first().click();
      await expect(offer).toBeVisible();
      expect(await copied()).toContain('anteprima=');
      await page.goBack();

      await page.reload();
      await page
        .locator('main')
        .getByRole('link', { name: /^Apri / })
        .first()
        .click();
      if (userAgent.includes('Android')) {
        await expect(offer).toBeVisible();
        expect(await copied()).toContain('/object/sign/');
      } else {
        await expect(page).toHaveURL(/\/object\/sign\//);
      }
      expect(context.pages()).toHaveLength(1);

      await visit('/chi-siamo');
      const elsewhere = page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' });
      await elsewhere.evaluate((link) =>
        link.addEventListener('click', (event) => event.preventDefault()),
      );
      await elsewhere.click();
      await expect(elsewhere).not.toHaveAttribute('target');
    });
  });
}
