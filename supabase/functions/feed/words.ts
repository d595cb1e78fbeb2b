const years = {
  it: {
    first: 'primo anno',
    second: 'secondo anno',
    third: 'terzo anno',
    fourth: 'quarto anno',
    fifth: 'quinto anno',
  },
  en: {
    first: 'first year',
    second: 'second year',
    third: 'third year',
    fourth: 'fourth year',
    fifth: 'fifth year',
  },
};

/** The texts of the feeds themselves, by language. */
export const words = {
  it: {
    all: 'Novità',
    handouts: 'Dispense',
    law: 'Giurisprudenza',
    guides: 'Guide',
    years: years.it,
  },
  en: {
    all: 'What’s new',
    handouts: 'Handouts',
    law: 'Law',
    guides: 'Guides',
    years: years.en,
  },
};

export type FeedLanguage = keyof typeof words;

/** The language of a feed whose address names none. */
export const defaultLanguage: FeedLanguage = 'it';
