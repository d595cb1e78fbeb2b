import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledCategories, findCategory, guideCategories, spellingsOf } from './guideCategories.ts';

const fixedOrder = [
  'associations',
  'opzionali',
  'graduate',
  'stage',
  'freemover',
  'residenze',
  'exchange_magistrale',
  'exchange_triennale',
  'university',
  'milan',
  'burocrazia',
  'master_admissions',
  'tesi',
  'ecdl',
];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colours of the classes `text-[#2563eb] dark:text-[#60a5fa]`. */
function coloursOf(colour: string) {
  const [, light = '', dark = ''] = /^text-\[(#\w{6})\] dark:text-\[(#\w{6})\]$/.exec(colour) ?? [];
  return { light, dark };
}

/** The contrast of two colours, as WCAG 2 defines it: 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('the guide categories', () => {
  // @spec constants.8
  it('have the order that students know', () => {
    const categories = guideCategories.map((category) => category.slug);
    expect(categories.slice(0, fixedOrder.length)).toEqual(fixedOrder);
  });

  it('have fixed headings', () => {
    const headings = guideCategories.map((category) => category.heading);
    expect(headings.slice(0, fixedOrder.length)).toEqual([
      'Associations 101',
      'Opzionali 101',
      'Graduate 101',
      'Stage 101',
      'Freemover 101',
      'Residenze 101',
      'Exchange 101',
      'Exchange 101',
      'University 101',
      'Milan 101',
      'Burocrazia 101',
      'Master Admissions',
      'Tesi 101',
      'ECDL 101',
    ]);
  });

  it('give every category a colour of its own', () => {
    expect(new Set(guideCategories.map((category) => coloursOf(category.colour).light)).size).toBe(
      guideCategories.length,
    );
    expect(new Set(guideCategories.map((category) => coloursOf(category.colour).dark)).size).toBe(
      guideCategories.length,
    );
  });
});

/** The backgrounds of the colours: paper and cards. */
const themes = [
  { theme: 'light', paper: '#fbfaf7', surface: '#ffffff' },
  { theme: 'dark', paper: '#0e1016', surface: '#171a22' },
] as const;

describe.each(themes)('in the $theme theme', ({ theme, paper, surface }) => {
  it.each(guideCategories)(
    'the colour of $slug has enough contrast on paper and on a card',
    ({ colour }) => {
      const colours = coloursOf(colour);
      expect(contrast(colours[theme], paper)).toBeGreaterThanOrEqual(3);
      expect(contrast(colours[theme], surface)).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('findCategory', () => {
  it.each(['tesi', 'Tesi', ' TESI ', 'tesi\n'])('knows %j', (name) => {
    expect(findCategory(name)?.slug).toBe('tesi');
  });

  it.each([null, '', ' ', 'tes', 'tesi 101', 'exchange', 'constructor'])(
    'does not know %j',
    (name) => expect(findCategory(name)).toBeUndefined(),
  );
});

describe('filledCategories', () => {
  it('counts the guides of each known category, in the fixed order', () => {
    const names = ['tesi\n', 'altro', 'milan', 'tesi', null, 'Milan', 'opzionali', 'tesi'];
    const shown = filledCategories(names).map(({ category, guides }) => [category.slug, guides]);
    expect(shown).toEqual([
      ['opzionali', 1],
      ['milan', 2],
      ['tesi', 3],
    ]);
  });

  it('shows no category without guides', () => expect(filledCategories([])).toEqual([]));

  it('keeps the fixed order for any rows', () => {
    const name = fc.option(
      fc.oneof(fc.string(), fc.constantFrom(...fixedOrder, 'tesi \n', 'ECDL')),
    );
    fc.assert(
      fc.property(fc.array(name), (names) => {
        const shown: string[] = filledCategories(names).map(({ category }) => category.slug);
        expect(shown).toEqual(fixedOrder.filter((category) => shown.includes(category)));
      }),
    );
  });
});

describe('spellingsOf', () => {
  it('finds every spelling of a category', () => {
    const names = ['tesi', 'tesi\n', 'TESI', 'milan', null, 'tesine'];
    expect(spellingsOf('tesi', names)).toEqual(['tesi', 'tesi\n', 'TESI']);
    expect(spellingsOf('Tesi ', names)).toEqual(['tesi', 'tesi\n', 'TESI']);
  });

  it('finds categories outside the fixed list', () => {
    expect(spellingsOf('altro', ['altro ', 'tesi'])).toEqual(['altro ']);
    expect(spellingsOf('nulla', ['altro', 'tesi'])).toEqual([]);
  });
});
