import { type Language, languages } from 'shared/contract';

/**
 * The languages in which a file's journeys are run: one, and the files take turns, for what they prove
 * is not the words. Those are looked at in both by the journeys of the pages, of accessibility and of
 * the text's size, and by the matrix of the backend's faults. `EVERY_LANGUAGE=1` runs all in both.
 */
export function inTurn(turn: Language): readonly Language[] {
  return process.env.EVERY_LANGUAGE === '1' ? languages : [turn];
}
