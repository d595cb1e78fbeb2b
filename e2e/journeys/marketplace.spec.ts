/** The marketplace section of the home page. */
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { products } from '../../mf-events-marketplace/src/marketplace/products.ts';
import { text } from '../translations.ts';
import { expect, test } from './fixtures.ts';
import { testedLanguages } from './testScope.ts';

const prices = {
  it: ['19 €', '10 €', '30 €'],
  en: ['€19', '€10', '€30'],
};

for (const language of testedLanguages) {
  // @spec product.14 marketplace.1 marketplace.2 marketplace.3 marketplace.4 marketplace.5
  test(`has three features, three products and a link to the marketplace (${language})`, async ({
    page,
    visit,
  }) => {
    await visit('/#marketplace', language);
    const section = page.locator('#marketplace');
    const features = section.getByRole('list').first().getByRole('listitem');
    await expect(features).toHaveCount(3);
    await expect(features.nth(0)).toContainText('200+');
    await expect(features.nth(1)).toContainText(
      language === 'it' ? /Zero\s+commissioni/ : /Zero\s+commission/,
    );
    await expect(features.nth(2)).toContainText(
      language === 'it' ? /riservato agli studenti universitari/ : /university students/,
    );

    const cards = section.getByRole('list').nth(1).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    for (const [index, { id }] of products.entries()) {
      const product = cards.nth(index);
      const badge = text('mf-events-marketplace', language, `marketplace.products.${id}.badge`);
      await expect(product.getByText(badge, { exact: true })).toBeVisible();
      await expect(product.getByRole('heading', { level: 4 })).not.toBeEmpty();
      await expect(product.getByRole('img')).toBeVisible();
      await expect(product.locator('p:has(s) > span').nth(1)).toHaveText(
        prices[language][index] ?? '',
      );
      await expect(product.locator('s')).toHaveText(/€/);
      await expect(product).toContainText(language === 'it' ? /\d,\d su 5/ : /\d\.\d out of 5/);
      await expect(product).toContainText(language === 'it' ? /\d+ recensioni/ : /\d+ reviews/);
      const link = product.getByRole('link');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', new RegExp(`^${demonstration.marketplaceUrl}`));
    }

    const action = section.getByRole('link', {
      name: text('mf-events-marketplace', language, 'marketplace.action'),
    });
    await expect(action).toHaveAttribute('href', demonstration.marketplaceUrl);
    await expect(action).toHaveAttribute('target', '_blank');
    await expect(section).not.toContainText(new URL(demonstration.marketplaceUrl).host);
  });
}
