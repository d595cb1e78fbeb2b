import { describe, expect, it } from 'vitest';
import { foundCategories } from './searchEntries.ts';

describe('guides in the search palette', () => {
  it('lie in the fixed categories, in their order, each title once', () => {
    const rows = [
      { category: 'tesi\n', title: ' Scegliere il relatore ' },
      { category: 'Stage', title: 'Il primo colloquio' },
      { category: 'tesi', title: 'Scegliere il relatore' },
      { category: 'stage', title: null },
      { category: 'milan', title: { it: 'Milano' } },
      { category: 'cucina', title: 'Il risotto' },
      { category: null, title: 'Senza posto' },
      { title: 'Senza colonna' },
    ];
    expect(
      foundCategories(rows).map(({ category, guides }) => [
        category.slug,
        ...guides.map(({ title }) => title),
      ]),
    ).toEqual([['stage', 'Il primo colloquio'], ['milan'], ['tesi', 'Scegliere il relatore']]);
  });
});
