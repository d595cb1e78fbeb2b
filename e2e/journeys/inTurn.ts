import { type Language, languages } from 'shared/contract';

/**
 * Whether what is proven once is to be proven in every way: each journey in both languages, the preview
 * at both widths, the first reads of every year, a whole evening instead of a quarter of one. CI does so
 * once a week.
 */
export const everything = process.env.EVERYTHING === '1';

/**
 * The languages in which a file's journeys are run: one, and the files take turns, for what they prove
 * is how a page behaves. The words are looked at in both by the journeys of the routes, of accessibility
 * and of the text's size, and by the matrix of the backend's faults.
 */
export function inTurn(turn: Language): readonly Language[] {
  return everything ? languages : [turn];
}
