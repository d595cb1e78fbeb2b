/** The languages of the site. */
export const languages = ['it', 'en'] as const;

export type Language = (typeof languages)[number];

/** The language of a first visit, whatever the browser says; its pages have no `lang` parameter. */
export const defaultLanguage: Language = languages[0];

/** Where a device keeps the language that the visitor chose, in localStorage. */
export const languageStorageKey = 'language';

/** The locale in which each language writes dates and numbers. */
export const locales: Readonly<Record<Language, string>> = { it: 'it-IT', en: 'en-GB' };

/** A text in every language, for tables that hold their own texts. */
export type Localized = Readonly<Record<Language, string>>;

export function inEveryLanguage<Value>(valueIn: (language: Language) => Value) {
  const values = languages.map((language) => [language, valueIn(language)]);
  return Object.fromEntries(values) as Record<Language, Value>;
}
