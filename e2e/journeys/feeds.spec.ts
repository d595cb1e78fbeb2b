/** Following pages in a feed reader. */
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { languagesToTest, translateIn } from './testScope.ts';

const pages = [
  '/dispense/secondo-anno',
  '/dispense/secondo-anno/Statistica',
  '/dispense/clmg/primo-anno',
  '/guide/tesi',
];

for (const language of languagesToTest('it')) {
  const t = translateIn(language);

  test.describe(`in ${language}`, () => {
    test('a page announces its feed and that of the site, and its address is copied', async ({
      page,
      context,
      request,
      visit,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const feedsOf = () =>
        page
          .locator('head link[rel="alternate"][type="application/atom+xml"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      await visit('/', language);
      const [site] = await feedsOf();
      for (const path of ['/dispense', ...pages]) {
        await visit(path, language);
        const feeds = await feedsOf();
        if (path !== '/dispense') {
          expect(feeds, path).toHaveLength(2);
          expect(feeds[1], path).toBe(site);
          for (const feed of feeds) {
            const response = await request.get(feed);
            expect(response.headers()['content-type']).toContain('application/atom+xml');
            expect(await response.text()).toContain('<entry>');
          }
        }

        await page
          .getByRole('button', { name: t('Segui con un feed', 'Follow with a feed') })
          .click();
        const copy = page.getByRole('button', {
          name: t('Copia l’indirizzo del feed', 'Copy the feed’s address'),
        });
        await expect(copy).toBeVisible();
        if (path === '/guide/tesi') expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
        await copy.click();
        await expect(
          page.getByText(
            t('Incollalo nel tuo lettore di feed.', 'Paste it into your feed reader.'),
          ),
        ).toBeVisible();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(new URL(copied).searchParams.get('path')).toBe(path === '/dispense' ? '/' : path);
        expect(new URL(copied).searchParams.get('lang')).toBe(language);
      }
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the feed', async ({ page }) => {
    await page.goto(addressIn('it', '/dispense/secondo-anno'));
    const head = page.locator('head link[type="application/atom+xml"]');
    await expect(head).not.toHaveCount(0);
  });
});
