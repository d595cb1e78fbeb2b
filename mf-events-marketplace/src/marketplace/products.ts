import type { Language } from 'shared/contract';
import { numberFormat } from 'shared/format';

/** The three featured products. */
export const products = [
  {
    /** Also names its drawing. */
    id: 'microeconomics',
    name: { it: 'Manuale di microeconomia', en: 'Microeconomics textbook' },
    badge: { it: 'Come nuovo', en: 'Like new' },
    /** What its picture shows. */
    picture: {
      it: 'Disegno di un manuale con le curve di domanda e offerta in copertina',
      en: 'Drawing of a textbook with supply and demand curves on its cover',
    },
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
    name: {
      it: 'Appunti di diritto privato, tutto il corso',
      en: 'Private law notes, the whole course',
    },
    badge: { it: 'Più richiesto', en: 'Most wanted' },
    picture: {
      it: 'Disegno di un fascio di appunti tenuto insieme da un elastico',
      en: 'Drawing of a bundle of notes held by a rubber band',
    },
    price: 10,
    originalPrice: 18,
    rating: 4.6,
    reviews: 41,
    slug: 'appunti-di-diritto-privato',
  },
  {
    id: 'calculator',
    name: { it: 'Calcolatrice finanziaria', en: 'Financial calculator' },
    badge: { it: 'Con custodia', en: 'With its case' },
    picture: { it: 'Disegno di una calcolatrice', en: 'Drawing of a calculator' },
    price: 30,
    originalPrice: 55,
    rating: 4.9,
    reviews: 17,
    slug: 'calcolatrice-finanziaria',
  },
] as const;

export type Product = (typeof products)[number];

/**
 * The URL of a product. The product is a search parameter, so that a marketplace that no longer has it
 * still opens.
 *
 * @param marketplaceUrl The configured URL; its own parameters are kept.
 */
export function productUrl(marketplaceUrl: string, slug: string): string {
  const url = new URL(marketplaceUrl);
  url.searchParams.set('prodotto', slug);
  return url.href;
}

/** `19 €`, `€19`: whole euro. */
export function formatEuro(euro: number, language: Language): string {
  const options = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
  return numberFormat(language, options).format(euro);
}

/** `4,8`, `4.8`: always one decimal. */
export function formatRating(rating: number, language: Language): string {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return numberFormat(language, options).format(rating);
}
