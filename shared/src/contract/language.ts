/** The languages of the site. */
export const languages = ['it', 'en'] as const;

export type Language = (typeof languages)[number];

/** The language of a first visit, whatever the browser says, and of addresses without `?lang`. */
export const defaultLanguage = languages[0];

/** A text in every language, for tables that hold their own texts. */
export type Bilingual = Readonly<Record<Language, string>>;

export function inEveryLanguage<Value>(valueIn: (language: Language) => Value) {
  const values = languages.map((language) => [language, valueIn(language)]);
  return Object.fromEntries(values) as Record<Language, Value>;
}
