import fc from 'fast-check';
import { queryTerms } from 'shared/search';
import { describe, expect, it } from 'vitest';
import {
  type Guide,
  type GuideRow,
  guideText,
  searchGuides,
  sortByCategory,
  sortGuides,
  toGuide,
} from './guide.ts';
import { guideCategories } from './guideCategories.ts';

const row: GuideRow = {
  id: 7,
  category: 'tesi',
  title: 'Trovare il relatore',
  description: 'Come scrivere la prima mail.',
  file_url: 'https://example.com/relatore.pdf',
  order_index: 10,
};
const guide = (more: Partial<GuideRow> = {}): Guide => toGuide({ ...row, ...more });

describe('toGuide', () => {
  it('reads a row', () => {
    expect(guide()).toMatchObject({
      id: '7',
      title: 'Trovare il relatore',
      description: 'Come scrivere la prima mail.',
      file: 'https://example.com/relatore.pdf',
      position: 10,
      changedAt: undefined,
    });
  });

  it('has no English and no keywords where the table lacks these columns', () => {
    expect(guide()).toMatchObject({
      english: { title: undefined, description: undefined },
      keywords: undefined,
    });
  });

  it.each([true, {}, ['a'], { a: 1 }])('reads a row with %j in its columns', (value) => {
    const columns = { category: value, title: value, description: value, file_url: value };
    expect(guide({ ...columns, order_index: value })).toMatchObject({
      category: undefined,
      title: undefined,
      description: undefined,
      file: undefined,
      position: Number.POSITIVE_INFINITY,
    });
  });

  it('reads a number as its text', () => {
    expect(guide({ title: 730, category: 101 })).toMatchObject({
      title: '730',
      category: undefined,
    });
  });

  it.each([null, '', ' \n'])('has no title and no description for %j', (blank) => {
    expect(guide({ title: blank, description: blank })).toMatchObject({
      title: undefined,
      description: undefined,
    });
  });

  it.each([null, '', 'javascript:alert(1)', 'data:text/html,x', 'file:///x', '//example.com/x'])(
    'does not link to the file address %j',
    (address) => expect(guide({ file_url: address }).file).toBeUndefined(),
  );

  it('reads the last change if the table records it', () => {
    const changedAt = '2026-03-09T10:00:00Z';
    expect(toGuide(Object.assign({ updated_at: changedAt }, row)).changedAt).toBe(changedAt);
    expect(toGuide(Object.assign({ updated_at: null }, row)).changedAt).toBeUndefined();
  });
});

describe('guideText', () => {
  const translated = guide({ title_en: ' Finding a supervisor ', description_en: '' });

  it('is the Italian text for readers of Italian', () => {
    expect(guideText(translated, 'title', 'it')).toEqual({
      text: 'Trovare il relatore',
      lang: 'it',
    });
  });

  it('is the English text for readers of English, or the Italian one without it', () => {
    expect(guideText(translated, 'title', 'en')).toEqual({
      text: 'Finding a supervisor',
      lang: 'en',
    });
    expect(guideText(translated, 'description', 'en')).toEqual({
      text: 'Come scrivere la prima mail.',
      lang: 'it',
    });
    expect(guideText(guide(), 'title', 'en')).toEqual({ text: 'Trovare il relatore', lang: 'it' });
  });

  it('is undefined without any text', () => {
    expect(guideText(guide({ description: null }), 'description', 'en')).toBeUndefined();
  });
});

describe('sortGuides', () => {
  it('follows the order of the association, guides without a position last', () => {
    const guides = [
      guide({ id: 1, order_index: null }),
      guide({ id: 2, order_index: 20 }),
      guide({ id: 3, order_index: 0 }),
      guide({ id: 4, order_index: null }),
      guide({ id: 5, order_index: 20 }),
    ];
    expect(sortGuides(guides).map((one) => one.id)).toEqual(['3', '2', '5', '1', '4']);
  });

  it('reads positions that the table stores as text', () => {
    const guides = ['10', ' 9', 'dopo', '2'].map((order_index) => guide({ order_index }));
    expect(sortGuides(guides).map((one) => one.position)).toEqual([
      2,
      9,
      10,
      Number.POSITIVE_INFINITY,
    ]);
  });

  it('keeps every guide and does not change its input', () => {
    const order = fc.option(fc.integer());
    fc.assert(
      fc.property(fc.array(order), (orders) => {
        const guides = orders.map((order_index, id) => guide({ id, order_index }));
        const before = [...guides];
        const sorted = sortGuides(guides);
        expect(guides).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(guides));
        const positions = sorted.map((one) => one.position);
        expect(positions).toEqual([...positions].sort((a, b) => (a === b ? 0 : a - b)));
      }),
    );
  });
});

describe('searchGuides', () => {
  const guides = [
    guide({ id: 'relatore' }),
    guide({ id: 'tesi-2', title: 'Scrivere', description: null, order_index: 5 }),
    guide({ id: 'milano', category: 'milan', title: 'Città', description: 'Musei' }),
    guide({ id: 'altro', category: 'altro', title: 'Relatore' }),
    guide({ id: 'isee', category: 'burocrazia\n', title: 'Tasse e ISEE', description: null }),
    guide({ id: 'borse', category: 'graduate', title: 'Borse e prestiti', description: null }),
  ];
  const search = (typed: string) => searchGuides(sortByCategory(guides), queryTerms(typed), true);
  const found = (typed: string) => search(typed).items.map((one) => one.id);

  it('searches only titles and descriptions within one category', () => {
    const [relatore] = guides;
    const own = relatore ? [relatore] : [];
    expect(searchGuides(own, ['tesi'], false).items).toEqual([]);
    expect(searchGuides(own, ['relat'], false).items).toEqual(own);
  });

  it.each([
    ['RELAT', ['relatore']],
    ['citta', ['milano']],
    ['mail', ['relatore']],
    ['isee tasse', ['isee']],
    ['le tasse', ['isee']],
    ['la borsa', ['borse']],
    ['tesi 101', ['tesi-2', 'relatore']],
    ['milano', ['milano']],
    ['living in milan', ['milano']],
    ['thesis', ['tesi-2', 'relatore']],
    ['paperwork', ['isee']],
    ['xyzzy', []],
    ['undefined', []],
  ])('searches titles, descriptions and categories, word by word: %j', (typed, ids) => {
    expect(found(typed).toSorted()).toEqual(ids.toSorted());
    expect(search(typed).isComplete).toBe(true);
  });

  it('finds partial matches and says so when no guide has all words', () => {
    expect(search('borse di studio')).toMatchObject({
      items: [{ id: 'borse' }],
      isComplete: false,
    });
  });

  it.each(guideCategories.map(({ slug, name }) => [slug, name] as const))(
    'finds %s by its name in either language',
    (category, names) => {
      const own = toGuide({ ...row, category, title: null, description: null });
      for (const name of Object.values(names)) {
        const words = queryTerms(name);
        expect(searchGuides([own], words, true)).toEqual({ items: [own], isComplete: true });
      }
    },
  );

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(found(typed).length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
