/** The texts of calendars and feeds themselves, by language. What they list has its own, from the database. */
export const texts = {
  it: {
    calendar: {
      name: 'Eventi',
      deadlines: 'Scadenze',
      registration: 'Iscrizione',
      assumedEnd: 'L’ora di fine non è indicata: nel calendario l’evento dura un’ora.',
    },
    feed: {
      all: 'Novità',
      handouts: 'Dispense',
      law: 'Giurisprudenza',
    },
  },
  en: {
    calendar: {
      name: 'Events',
      deadlines: 'Deadlines',
      registration: 'Registration',
      assumedEnd: 'No end time was given: the calendar entry lasts one hour.',
    },
    feed: {
      all: 'What’s new',
      handouts: 'Handouts',
      law: 'Law',
    },
  },
};

export type TextLanguage = keyof typeof texts;

export const textLanguages = Object.keys(texts) as TextLanguage[];

/** The language of a calendar or a feed whose address names none. */
export const defaultTextLanguage: TextLanguage = 'it';
