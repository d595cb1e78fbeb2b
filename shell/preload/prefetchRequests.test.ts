import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prefetchRequestsFor } from './prefetchRequests.ts';

const at = (address: string) => new URL(address, 'https://linea.example');

const all = {
  '/': ['latest?year=eq.First+Year'],
  '/?anno=2': ['latest?year=eq.Second+Year'],
  '/guide': ['guides?select=category'],
  '/guide/:category': ['guides?select=category', 'guides?category=eq.{category}'],
};

describe('prefetchRequestsFor', () => {
  it.each([
    ['/guide', ['guides?select=category']],
    ['/guide?lang=en', ['guides?select=category']],
    ['/guide/tesi', ['guides?select=category', 'guides?category=eq.tesi']],
    ['/', ['latest?year=eq.First+Year']],
    ['/?anno=2', ['latest?year=eq.Second+Year']],
    ['/?lang=en&anno=2', ['latest?year=eq.Second+Year']],
    ['/?anno=9', ['latest?year=eq.First+Year']],
    ['/guide/', []],
    ['/guide/%20', []],
    // Not valid UTF-8: kept as it is, without an exception.
    ['/guide/%E0%A4%A', ['guides?select=category', 'guides?category=eq.%25E0%25A4%25A']],
    ['/guide/tesi/altro', []],
    ['/Guide', []],
  ])('lists the reads of %s', (address, reads) => {
    expect(prefetchRequestsFor(all, at(address))).toEqual(reads);
  });

  it('encodes a segment as the backend’s client does', () => {
    const [, read = ''] = prefetchRequestsFor(
      all,
      at('/guide/Diritto%20privato%20(II)%20%26%20altro'),
    );
    const query = new URLSearchParams({ category: 'eq.Diritto privato (II) & altro' });
    expect(read).toBe(`guides?${query}`);
  });

  it('lets no segment add a parameter to a read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const [, read = 'guides?'] = prefetchRequestsFor(
          all,
          at(`/guide/${encodeURIComponent(name)}`),
        );
        return [...new URLSearchParams(read.slice('guides?'.length)).keys()].length <= 1;
      }),
      { numRuns: 10_000 },
    );
  });
});
