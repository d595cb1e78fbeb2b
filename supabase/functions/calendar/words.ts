interface Words {
  name: string;
  deadlines: string;
  registration: string;
  assumedEnd: string;
}

/** The texts of the calendar itself. The events' own texts are Italian in every language. */
export const words = {
  it: {
    name: 'Eventi',
    deadlines: 'Scadenze',
    registration: 'Iscrizione',
    assumedEnd: 'L’ora di fine non è indicata: nel calendario l’evento dura un’ora.',
  },
  en: {
    name: 'Events',
    deadlines: 'Deadlines',
    registration: 'Registration',
    assumedEnd: 'No end time was given: the calendar entry lasts one hour.',
  },
} satisfies Record<string, Words>;

export type CalendarLanguage = keyof typeof words;

/** The language of a calendar whose address names none, or one that the site does not have. */
export const defaultLanguage: CalendarLanguage = 'it';
