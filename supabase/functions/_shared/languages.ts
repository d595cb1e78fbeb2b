import { z } from 'zod';
import { knownValues } from './knownValues.gen.ts';

/**
 * The language in which the assistant answers on the pages of each language of the site, unless the question
 * is in another. A language that it does not write itself can name one that it does.
 */
export const answerLanguages = { it: 'it', en: 'en' } as const;

type PageLanguage = keyof typeof answerLanguages;
export type Language = (typeof answerLanguages)[PageLanguage];

export const defaultLanguage = answerLanguages[knownValues.defaultLanguage];

/** The language of a page, as the language of the answer; no other is valid. */
export const knownPageLanguage = z
  .enum(Object.keys(answerLanguages) as PageLanguage[])
  .transform((page): Language => answerLanguages[page]);

/** The language of a page, as the language of the answer. */
export const pageLanguage = knownPageLanguage.catch(defaultLanguage);

/** How each language writes dates and lists. */
export const locales: Readonly<Record<Language, string>> = knownValues.locales;
