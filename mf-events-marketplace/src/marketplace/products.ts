/**
 * The three featured products (specification section 2), for whoever changes them: names, badges
 * and descriptions of the pictures are in `texts/`, under `marketplace.products`.
 */
export const products = [
  {
    id: 'microeconomics',
    /** In whole euro. */
    price: 19,
    originalPrice: 38,
    /** Out of 5. */
    rating: 4.8,
    reviews: 26,
    slug: 'manuale-di-microeconomia',
  },
  {
    id: 'privateLaw',
    price: 10,
    originalPrice: 18,
    rating: 4.6,
    reviews: 41,
    slug: 'appunti-di-diritto-privato',
  },
  {
    id: 'calculator',
    price: 30,
    originalPrice: 55,
    rating: 4.9,
    reviews: 17,
    slug: 'calcolatrice-finanziaria',
  },
] as const;

export type Product = (typeof products)[number];

/**
 * The address of a product on the configured marketplace. The product is a parameter, so that a
 * marketplace which no longer has it still opens.
 *
 * @param marketplace The configured address; what it carries already is kept.
 */
export function productUrl(marketplace: string, slug: string): string {
  const url = new URL(marketplace);
  url.searchParams.set('prodotto', slug);
  return url.href;
}
