import { normalizeText } from '../understanding/normalizeText.ts';
import { schoolOf, schools } from './bodies.ts';
import type { Destination, SearchResults } from './searchContent.ts';

/** The calculator that compares a score with the destinations of a level. */
const calculators: Readonly<Record<string, string>> = {
  triennale: 'exchange-calculator-ug',
  magistrale: 'exchange-calculator',
  giurisprudenza: 'exchange-calculator-clmg',
};
const levels = ['triennale', 'magistrale', 'giurisprudenza'];

/** The minimum share of the words that may name a place. */
const minMatched = 0.4;
/** What is asked of a destination; other questions about a place are about visas, costs and language. */
const asksForScore =
  /\b(punteggi\w*|score|gpa|medi[ae]|mete?|destination\w*|destinazion\w*|arriv\w+|reach|get in(to)?|minim\w+|ci vuole|serve per|vuole per|need (for|to get)|admitted|ammess\w+|partner|convenzionat\w*|universities|universita)\b/;
const asksHow = /\b(come (faccio|si fa|si|posso|devo)|how (do|can|to|does))\b/;
const exchangeWord =
  /^(exchange|erasmus|scambio|scambi|mobilita|andare|partire|go|going|study|studiare|studying|abroad|estero|triennale|magistrale|giurisprudenza|bachelor|master|undergraduate|law|legge|students?|studenti)$/;

export type Reachable = {
  readonly calculators: readonly string[];
  readonly destinations: readonly Destination[];
};

/** The exchange destinations that a question asks about, and their calculators. */
export function reachableFor(
  message: string,
  path: string,
  { destinations, terms }: SearchResults,
): Reachable | undefined {
  const best = Math.max(0, ...destinations.map(({ matched }) => matched));
  if (best < minMatched) return undefined;
  const namesOnlyPlaces = terms.every(
    ({ required, typed, place }) => !required || place || exchangeWord.test(typed),
  );
  const normalized = normalizeText(message);
  if (asksHow.test(normalized) && !asksForScore.test(normalized)) return undefined;
  if (!namesOnlyPlaces && !asksForScore.test(normalized)) return undefined;
  const school = schoolOf(message, path);
  const level = school === undefined ? undefined : levels[schools.indexOf(school)];
  const matching = destinations.filter(({ matched }) => matched >= 0.9 * best);
  const ofLevel = matching.filter((destination) => destination.level === level);
  const chosen = ofLevel.length > 0 ? ofLevel : matching;
  const asked = level === undefined ? [...new Set(chosen.map((each) => each.level))] : [level];
  return {
    calculators: asked.flatMap((each) => calculators[each] ?? []),
    destinations: ofLevel.length > 0 || level === undefined ? chosen : [],
  };
}
