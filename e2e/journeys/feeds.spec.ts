/** Following pages in a feed reader. */
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import { expect, test } from './fixtures.ts';

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
  await visit('/');
  const [site] = await feedsOf();
  for (const path of ['/', '/dispense/secondo-anno/Statistica', '/guide/tesi']) {
    await visit(path === '/' ? '/dispense' : path);
    const feeds = await feedsOf();
    expect(feeds, path).toEqual(path === '/' ? [site] : [expect.any(String), site]);
    for (const feed of feeds) {
      const response = await request.get(feed);
      expect(response.headers()['content-type']).toContain('application/atom+xml');
      expect(await response.text()).toContain('<entry>');
    }

    await page.getByRole('button', { name: 'Ricevi le novità' }).click();
    const copy = page.getByRole('button', { name: 'Copia l’indirizzo del feed' });
    await expect(copy).toBeVisible();
    if (path === '/guide/tesi') expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
    await copy.click();
    await expect(page.getByText('Incollalo nel tuo lettore di feed.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).searchParams.get('path')).toBe(path);
    expect(new URL(copied).searchParams.get('lang')).toBe('it');
  }
});
