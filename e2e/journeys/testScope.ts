import { type Language, languages } from 'shared/contract';

/** CI runs every variant once a week: both languages, both widths, every prefetch, longer endurance. */
export const isFullRun = process.env.EVERYTHING === '1';

/**
 * The languages in which a file's journeys run. Other runs use one, because both share the behaviour;
 * the journeys of routes, accessibility and text size and the fault matrix always check the texts in
 * both.
 */
export function languagesToTest(usual: Language): readonly Language[] {
  return isFullRun ? languages : [usual];
}

/** Picks the Italian or the English text that a page must show. */
export const translateIn =
  (language: Language) =>
  (italian: string, english: string): string =>
    language === 'it' ? italian : english;
