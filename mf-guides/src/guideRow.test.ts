import fc from 'fast-check';
import { queryTerms } from 'shared/search';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { byCategory, findGuides, type Guide, type GuideRow, guideOf, inOrder } from './guideRow.ts';
import english from './locales/en.json' with { type: 'json' };
import italian from './locales/it.json' with { type: 'json' };

const row: GuideRow = {
  id: 7,
  category: 'tesi',
  title: 'Trovare il relatore',
  description: 'Come scrivere la prima mail.',
  file_url: 'https://example.com/relatore.pdf',
  order_index: 10,
};
const guide = (more: Partial<GuideRow> = {}): Guide => guideOf({ ...row, ...more });

describe('guideOf', () => {
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

  it.each([null, '', ' \n'])('has no title and no description where the row says %j', (blank) => {
    expect(guide({ title: blank, description: blank })).toMatchObject({
      title: undefined,
      description: undefined,
    });
  });

  it.each([null, '', 'javascript:alert(1)', 'data:text/html,x', 'file:///x', '//example.com/x'])(
    'has no file at %j',
    (address) => expect(guide({ file_url: address }).file).toBeUndefined(),
  );

  it('knows the last change where the table records it', () => {
    const changedAt = '2026-03-09T10:00:00Z';
    expect(guideOf(Object.assign({ updated_at: changedAt }, row)).changedAt).toBe(changedAt);
    expect(guideOf(Object.assign({ updated_at: null }, row)).changedAt).toBeUndefined();
  });
});

describe('inOrder', () => {
  it('follows the association, and puts what has no place last', () => {
    const guides = [
      guide({ id: 1, order_index: null }),
      guide({ id: 2, order_index: 20 }),
      guide({ id: 3, order_index: 0 }),
      guide({ id: 4, order_index: null }),
      guide({ id: 5, order_index: 20 }),
    ];
    expect(inOrder(guides).map((one) => one.id)).toEqual(['3', '2', '5', '1', '4']);
  });

  it('counts also where the table holds text', () => {
    const guides = ['10', ' 9', 'dopo', '2'].map((order_index) => guide({ order_index }));
    expect(inOrder(guides).map((one) => one.position)).toEqual([
      2,
      9,
      10,
      Number.POSITIVE_INFINITY,
    ]);
  });

  it('loses nobody and leaves what it was given as it was', () => {
    const order = fc.option(fc.integer());
    fc.assert(
      fc.property(fc.array(order), (orders) => {
        const guides = orders.map((order_index, id) => guide({ id, order_index }));
        const before = [...guides];
        const sorted = inOrder(guides);
        expect(guides).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(guides));
        const positions = sorted.map((one) => one.position);
        expect(positions).toEqual([...positions].sort((a, b) => (a === b ? 0 : a - b)));
      }),
    );
  });
});

describe('findGuides', () => {
  const guides = [
    guide({ id: 'relatore' }),
    guide({ id: 'tesi-2', title: 'Scrivere', description: null, order_index: 5 }),
    guide({ id: 'milano', category: 'milan', title: 'Città', description: 'Musei' }),
    guide({ id: 'altro', category: 'altro', title: 'Relatore' }),
    guide({ id: 'isee', category: 'burocrazia\n', title: 'Tasse e ISEE', description: null }),
    guide({ id: 'borse', category: 'graduate', title: 'Borse e prestiti', description: null }),
  ];
  const find = (typed: string) => findGuides(byCategory(guides), queryTerms(typed), true);
  const found = (typed: string) => find(typed).items.map((one) => one.id);

  it('looks only in the guides themselves where they stand in one category', () => {
    const [relatore] = guides;
    const own = relatore ? [relatore] : [];
    expect(findGuides(own, ['tesi'], false).items).toEqual([]);
    expect(findGuides(own, ['relat'], false).items).toEqual(own);
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
  ])('looks in titles, descriptions and categories, word by word: %j', (typed, ids) => {
    expect(found(typed).toSorted()).toEqual(ids.toSorted());
    expect(find(typed).isComplete).toBe(true);
  });

  it('finds what says most of the words where nothing says all, and tells so', () => {
    expect(find('borse di studio')).toMatchObject({
      items: [{ id: 'borse' }],
      isComplete: false,
    });
  });

  it.each(catalogue.map(({ category }) => category))(
    'finds %s by its name in either language',
    (category) => {
      const own = guideOf({ ...row, category, title: null, description: null });
      for (const { names } of [italian, english]) {
        const words = queryTerms(names[category]);
        expect(findGuides([own], words, true)).toEqual({ items: [own], isComplete: true });
      }
    },
  );

  it('takes anything that can be typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(found(typed).length).toBeLessThanOrEqual(5);
      }),
    );
  });
});
