import { normalizeText } from 'shared/search';

/** What `Intl` calls something in Italian and in English. */
const inBoth = (name: (locale: string) => string | undefined) =>
  ['it', 'en'].map((locale) => normalizeText(name(locale) ?? ''));
const dateName = (options: Intl.DateTimeFormatOptions, ...date: [number, number, number]) =>
  inBoth((locale) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.UTC(...date)),
  );

/** The months, in both languages. */
export const months = Array.from({ length: 12 }, (_, month) =>
  dateName({ month: 'long' }, 2026, month, 1),
);

/** The weekdays, from Sunday. */
export const weekdays = Array.from({ length: 7 }, (_, day) =>
  dateName({ weekday: 'long' }, 2026, 1, 1 + day),
);

/** The languages that exchanges ask for. */
export const languageNames = 'it en fr de es pt nl sv da zh ja'
  .split(' ')
  .map((code) => inBoth((locale) => new Intl.DisplayNames(locale, { type: 'language' }).of(code)));
