/** The marketplace section of the home page. */
import {
  formatEuro,
  formatRating,
  products,
} from '../../mf-events-marketplace/src/marketplace/products.ts';
import { expect, test } from './fixtures.ts';
import { type TestedLanguage, translateIn } from './testScope.ts';

// @spec product.14 marketplace.1 marketplace.2 marketplace.3 marketplace.4 marketplace.5
test('has three features, three products and a link to the marketplace, in each language', async ({
  page,
  site,
  visit,
}) => {
  await visit('/#marketplace');
  const section = page.locator('#marketplace');
  const features = section.getByRole('list').first().getByRole('listitem');
  const cards = section.getByRole('list').nth(1).getByRole('listitem');
  const marketplace = `${site.url}/mercatino.html`;
  const expectContent = async (language: TestedLanguage) => {
    const t = translateIn(language);
    const action = section.getByRole('link', {
      name: t('Vendi sul marketplace', 'Sell on the marketplace'),
    });
    await expect(action).toHaveAttribute('href', marketplace);
    await expect(action).toHaveAttribute('target', '_blank');
    await expect(section).not.toContainText(new URL(site.url).host);

    await expect(features).toHaveCount(3);
    await expect(features.nth(0)).toContainText('200+');
    await expect(features.nth(1)).toContainText(
      new RegExp(t('Zero\\s+commissioni', 'Zero\\s+commission')),
    );
    await expect(features.nth(2)).toContainText(
      t('riservato agli studenti universitari', 'university students'),
    );

    await expect(cards).toHaveCount(3);
    for (const [index, product] of products.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 4 })).toContainText(product.name[language]);
      await expect(card).toContainText(product.badge[language]);
      await expect(card).toContainText(t('su 5', 'out of 5'));
      await expect(card).toContainText(formatRating(product.rating, language));
      await expect(card).toContainText(`${product.reviews} ${t('recensioni', 'reviews')}`);
      const price = card.locator('p:has(s) > span').nth(1);
      await expect(price).toHaveText(formatEuro(product.price, language));
      await expect(card.locator('s')).toHaveText(formatEuro(product.originalPrice, language));
      await expect(card.getByRole('img')).toHaveAccessibleName(product.picture[language]);
      const link = card.getByRole('link');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', `${marketplace}?prodotto=${product.slug}`);
    }

    const opened = page.waitForEvent('popup');
    await action.click();
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Mercatino');
    await (await opened).close();
  };
  await expectContent('it');
  await page.getByRole('button', { name: 'English' }).click();
  await expectContent('en');
});
