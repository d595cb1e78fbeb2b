/** Specification section 2, "Marketplace section": what no other journey shows. */

import { products } from '../../mf-events-marketplace/src/marketplace/products.ts';
import { text } from '../allTexts.ts';
import { expect, test } from '../journeys/fixtures.ts';

for (const language of ['it', 'en'] as const) {
  test(`each product wears its badge (${language})`, async ({ page, visit }) => {
    await visit('/#marketplace', language);
    const cards = page.locator('#marketplace').getByRole('list').nth(1).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    for (const [place, { id }] of products.entries()) {
      const badge = text('mf-events-marketplace', language, `marketplace.products.${id}.badge`);
      await expect(cards.nth(place).getByText(badge, { exact: true })).toBeVisible();
    }
  });
}
