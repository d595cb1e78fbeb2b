import { type Language, locales } from '../contract/language.ts';

/** Caches the formatters that it creates: creating one takes longer than rendering the component that uses it. */
function cached<Options, Formatter>(create: (locale: string, options: Options) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (language: Language, options: Options): Formatter => {
    const key = `${language} ${JSON.stringify(options)}`;
    const formatter = formatters.get(key) ?? create(locales[language], options);
    formatters.set(key, formatter);
    return formatter;
  };
}

/** Dates are in Milan's time zone, wherever the visitor is. */
export const dateFormat = cached(
  (locale, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Europe/Rome' }),
);

export const numberFormat = cached(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** `oggi`, `domani`, `tra 3 giorni`. */
export const relativeFormat = cached(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);
