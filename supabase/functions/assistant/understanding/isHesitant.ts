import { normalizeText } from './normalizeText.ts';
import { searchTermsOf } from './searchTerms.ts';

const hedge = /\b(boh|mah|forse|magari|dunno|idk|maybe|perhaps|not sure|no idea)\b/;
const hedges = new Set(['dunno', 'idk', 'mah']);
const maxVagueTerms = 1;

/** Whether a message hesitates and names nothing precise: "boh, forse quella cosa del foglio". */
export function isHesitant(message: string): boolean {
  if (!hedge.test(normalizeText(message))) return false;
  const terms = searchTermsOf(message).filter(
    ({ phrase, optional, words }) =>
      !phrase && !optional && !words.some((word) => hedges.has(word)),
  );
  return terms.length <= maxVagueTerms && !terms.some(({ known, place }) => known || place);
}
