import { describe, expect, it } from 'vitest';
import { formatEuro, formatRating, products, productUrl } from './products.ts';

describe('the featured products', () => {
  // @spec constants.25
  it('cost 19, 10 and 30 euro', () => {
    expect(products.map((product) => product.price)).toEqual([19, 10, 30]);
  });

  it('are cheaper than new and have a rating out of 5', () => {
    for (const { price, originalPrice, rating, reviews } of products) {
      expect(originalPrice).toBeGreaterThan(price);
      expect(rating).toBeLessThanOrEqual(5);
      expect(reviews).toBeGreaterThan(0);
    }
  });

  it.each([
    ['https://mercatino.example/', 'https://mercatino.example/?prodotto=libro'],
    ['https://mercatino.example', 'https://mercatino.example/?prodotto=libro'],
    ['https://a.example/usato/', 'https://a.example/usato/?prodotto=libro'],
    ['https://a.example/?citta=milano#top', 'https://a.example/?citta=milano&prodotto=libro#top'],
  ])('link to the marketplace %s', (marketplace, address) => {
    expect(productUrl(marketplace, 'libro')).toBe(address);
  });
});

describe('prices and ratings', () => {
  it('are formatted in both languages', () => {
    expect(formatEuro(19, 'it')).toBe('19\u00A0€');
    expect(formatEuro(19, 'en')).toBe('€19');
    expect(formatRating(4.8, 'it')).toBe('4,8');
    expect(formatRating(5, 'en')).toBe('5.0');
  });
});
