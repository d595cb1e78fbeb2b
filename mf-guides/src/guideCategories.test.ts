import { describe, expect, it } from 'vitest';
import { filledCategories, findCategory, guideCategories, spellingsOf } from './guideCategories.ts';

/** The order and headings of the specification. */
const specified = [
  ['associations', 'Associations 101'],
  ['opzionali', 'Opzionali 101'],
  ['graduate', 'Graduate 101'],
  ['stage', 'Stage 101'],
  ['freemover', 'Freemover 101'],
  ['residenze', 'Residenze 101'],
  ['exchange_magistrale', 'Exchange 101'],
  ['exchange_triennale', 'Exchange 101'],
  ['university', 'University 101'],
  ['milan', 'Milan 101'],
  ['burocrazia', 'Burocrazia 101'],
  ['master_admissions', 'Master Admissions'],
  ['tesi', 'Tesi 101'],
  ['ecdl', 'ECDL 101'],
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
  it('have the order and the headings that students know', () => {
    const known = guideCategories.map(({ slug, heading }) => [slug, heading]);
    expect(known.slice(0, specified.length)).toEqual(specified);
  });

  it.each(['light', 'dark'] as const)('have a colour each in the %s theme', (theme) => {
    const colours = guideCategories.map(({ colour }) => coloursOf(colour)[theme]);
    expect(new Set(colours).size).toBe(guideCategories.length);
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
