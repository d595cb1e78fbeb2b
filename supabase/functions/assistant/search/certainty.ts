import { isSameTopic, type RankedHit } from './rankHits.ts';
import type { SearchResults, WeightedTerm } from './searchContent.ts';

export type Tier = 'answer' | 'unsure' | 'none';

/** Log-odds that the first result is right. Below `unsure` even suggestions would mislead. */
const thresholds = { answer: 0.25, unsure: -0.5 };

/** A logistic regression on all questions for documents, checked on each set without that set. */
const weights = { lexical: 1.5, known: 0.7, phrase: 1.7, margin: 3.2, anchor: 0.4 };
const intercept = -2.9;
/** A result without a rival may only have the one word of the question that any text has. */
const maxMargin = 0.5;

export function tierOf(certainty: number): Tier {
  if (certainty >= thresholds.answer) return 'answer';
  return certainty >= thresholds.unsure ? 'unsure' : 'none';
}

/** The log-odds that the first of the ranked results is right; decision 29 has the measures behind it. */
export function certaintyOf(
  { terms, known }: SearchResults,
  [first, ...others]: readonly RankedHit[],
): number {
  if (first === undefined) return intercept;
  const next = others.find((hit) => !isSameTopic(first, hit));
  const ahead = first.score === 0 ? 0 : 1 - (next?.score ?? 0) / first.score;
  return (
    intercept +
    weights.lexical * Math.min(1, first.score) +
    weights.known * known +
    weights.phrase * Number(hasPhrase(terms, first)) +
    weights.margin * Math.max(-1, Math.min(maxMargin, ahead)) +
    weights.anchor * anchorOf(terms, first)
  );
}

/** Whether two words of the question stand side by side in the document: "teoria dei giochi". */
function hasPhrase(terms: readonly WeightedTerm[], { matches }: RankedHit): boolean {
  return matches.some(([number]) =>
    terms.some((term) => term.number === number && term.typed.includes(' ')),
  );
}

/**
 * The weight of the words that the title or the keywords have. It is no share, so that a rare word is an anchor however
 * much the student says beside it.
 */
const anchorOf = (terms: readonly WeightedTerm[], { matches }: RankedHit) =>
  terms
    .filter(({ required }) => required)
    .reduce((sum, { number, weight }) => {
      const inTitle = matches.find(([matched]) => matched === number)?.[1] ?? 0;
      return sum + weight * inTitle;
    }, 0);
