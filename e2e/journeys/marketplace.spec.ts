/** The marketplace section of the home page. */
import { expect, test } from './fixtures.ts';
import { type TestedLanguage, translateIn } from './testScope.ts';

const products = [
  {
    slug: 'manuale-di-microeconomia',
    it: ['Manuale di microeconomia', 'Come nuovo', '19 €', '38 €', '4,8 su 5', '26 recensioni'],
    en: ['Microeconomics textbook', 'Like new', '€19', '€38', '4.8 out of 5', '26 reviews'],
  },
  {
    slug: 'appunti-di-diritto-privato',
    it: [
      'Appunti di diritto privato, tutto il corso',
      'Più richiesto',
      '10 €',
      '18 €',
      '4,6 su 5',
      '41 recensioni',
    ],
    en: [
      'Private law notes, the whole course',
      'Most wanted',
      '€10',
      '€18',
      '4.6 out of 5',
      '41 reviews',
    ],
  },
  {
    slug: 'calcolatrice-finanziaria',
    it: ['Calcolatrice finanziaria', 'Con custodia', '30 €', '55 €', '4,9 su 5', '17 recensioni'],
    en: ['Financial calculator', 'With its case', '€30', '€55', '4.9 out of 5', '17 reviews'],
  },
] as const;

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
      name: t('Apri il marketplace', 'Open the marketplace'),
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
      for (const shown of product[language]) await expect(card).toContainText(shown);
      await expect(card.locator('p:has(s) > span').nth(1)).toHaveText(product[language][2]);
      await expect(card.getByRole('heading', { level: 4 })).toContainText(product[language][0]);
      await expect(card.getByRole('img')).toBeVisible();
      await expect(card.locator('s')).toHaveText(product[language][3]);
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
