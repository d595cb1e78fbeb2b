import type { Language } from '../question.ts';

const format = (lang: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(lang === 'it' ? 'it-IT' : 'en-GB', {
    ...options,
    timeZone: 'Europe/Rome',
  });

/** `martedì 24 novembre`, in Milan. */
export const dayOf = (start: Date, lang: Language) =>
  format(lang, { weekday: 'long', day: 'numeric', month: 'long' }).format(start);

/** `18:00`, in Milan. */
export const timeOf = (start: Date, lang: Language) =>
  format(lang, { hour: '2-digit', minute: '2-digit' }).format(start);
