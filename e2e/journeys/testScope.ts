/** CI runs every variant once a week: both languages, both widths, the whole fault matrix, longer endurance. */
export const isFullRun = process.env.EVERYTHING === '1';

/** The widths of a phone and of a desk, for what the width hardly changes; the layout journeys check both. */
export const widthsToTest = isFullRun ? [390, 1440] : [390];

/** The languages whose texts the journeys know; `checks/translations.test.ts` checks every other. */
export const testedLanguages = ['it', 'en'] as const;

export type TestedLanguage = (typeof testedLanguages)[number];

/**
 * The languages in which a file's journeys run. Other runs use one, because both share the behaviour;
 * the journeys of routes, accessibility and text size and the fault matrix always check the texts in
 * both.
 */
export function languagesToTest(usual: TestedLanguage): readonly TestedLanguage[] {
  return isFullRun ? testedLanguages : [usual];
}

/** Picks the Italian or the English text that a page must show. */
export const translateIn =
  (language: TestedLanguage) =>
  (italian: string, english: string): string =>
    language === 'it' ? italian : english;
