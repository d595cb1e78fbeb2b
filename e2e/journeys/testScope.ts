/** CI runs every variant once a week: the whole fault matrix, more parameters and viewports, longer endurance. */
export const isFullRun = process.env.EVERYTHING === '1';

/** The languages whose texts the journeys know; `checks/translations.test.ts` checks every other. */
export const testedLanguages = ['it', 'en'] as const;

export type TestedLanguage = (typeof testedLanguages)[number];

/**
 * Picks the Italian or the English text that a page must show. Most journeys run in one language, because both
 * share the behaviour: those of routes, accessibility and text size and the fault matrix check the texts in both.
 */
export const translateIn =
  (language: TestedLanguage) =>
  (italian: string, english: string): string =>
    language === 'it' ? italian : english;
