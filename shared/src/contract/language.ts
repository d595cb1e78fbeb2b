/** The languages of the site. */
export const languages = ['it', 'en'] as const;

export type Language = (typeof languages)[number];

/** The language of a first visit, whatever the browser says; its pages have no `lang` parameter. */
export const defaultLanguage: Language = languages[0];

/** The search parameter that names a page's language. */
export const languageParameter = 'lang';

/** The language of a name, such as one from an address or a device; undefined for anything else. */
export function languageNamed(name: unknown): Language | undefined {
  return languages.find((language) => language === name);
}

/** A page's address in a language; the default language has no parameter. */
export function inLanguage(address: URL, language: Language): URL {
  const url = new URL(address);
  if (language !== defaultLanguage) url.searchParams.set(languageParameter, language);
  return url;
}

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
