export type CalendarLanguage = 'it' | 'en';

/** The texts of the calendar itself. The events' own texts are Italian in both languages. */
export const words: Record<
  CalendarLanguage,
  { registration: string; assumedEnd: string; name: string }
> = {
  it: {
    name: 'Eventi',
    registration: 'Iscrizione',
    assumedEnd: 'La fine non è indicata: in calendario l’evento dura un’ora.',
  },
  en: {
    name: 'Events',
    registration: 'Registration',
    assumedEnd: 'No end time was given: the calendar entry lasts one hour.',
  },
};
