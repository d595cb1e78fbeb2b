import fc from 'fast-check';
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
  it('reads a row, also of a table without the optional columns', () => {
    expect(guide()).toMatchObject({
      id: '7',
      title: 'Trovare il relatore',
      description: 'Come scrivere la prima mail.',
      english: { title: undefined, description: undefined },
      keywords: undefined,
      file: 'https://example.com/relatore.pdf',
      position: 10,
      changedAt: undefined,
    });
    expect(guide({ title: 730 }).title).toBe('730');
  });

  it.each([null, '', ' \n', true, {}, ['a'], { a: 1 }])(
    'reads %j in its columns as missing',
    (value) => {
      const columns = { category: value, title: value, description: value, file_url: value };
      expect(guide({ ...columns, order_index: value })).toMatchObject({
        category: undefined,
        title: undefined,
        description: undefined,
        file: undefined,
        position: Number.POSITIVE_INFINITY,
      });
    },
  );

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///x', '//example.com/x'])(
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

  it.each([
    ['title', 'it', { text: 'Trovare il relatore', lang: 'it' }],
    ['title', 'en', { text: 'Finding a supervisor', lang: 'en' }],
    ['description', 'en', { text: 'Come scrivere la prima mail.', lang: 'it' }],
  ] as const)(
    'of the %s in %s is the English one only where there is one',
    (field, language, text) => {
      expect(guideText(translated, field, language)).toEqual(text);
    },
  );

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
    expect(guides[0]?.id).toBe('1');
  });

  it('reads positions that the table stores as text', () => {
    const guides = ['10', ' 9', 'dopo', '2'].map((order_index) => guide({ order_index }));
    expect(sortGuides(guides).map((one) => one.position)).toEqual([2, 9, 10, Infinity]);
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
  const search = (typed: string) => searchGuides(sortByCategory(guides), typed, true);
  const found = (typed: string) => search(typed).items.map((one) => one.id);

  it('searches only titles and descriptions within one category', () => {
    const [relatore] = guides;
    const own = relatore ? [relatore] : [];
    expect(searchGuides(own, 'tesi', false).items).toEqual([]);
    expect(searchGuides(own, 'relat', false).items).toEqual(own);
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
        expect(searchGuides([own], name, true)).toMatchObject({ items: [own], isComplete: true });
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
