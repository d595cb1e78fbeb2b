import { isHandout, type RankedHit, topicOf } from './rankHits.ts';
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
export function certaintyOf(content: SearchResults, ranked: readonly RankedHit[]): number {
  const found = signals(content, ranked);
  return (Object.keys(weights) as (keyof typeof weights)[]).reduce(
    (sum, name) => sum + weights[name] * found[name],
    intercept,
  );
}

function signals(
  { terms, known }: SearchResults,
  [first, ...others]: readonly RankedHit[],
): Readonly<Record<keyof typeof weights, number>> {
  if (first === undefined) return { lexical: 0, known: 0, phrase: 0, margin: 0, anchor: 0 };
  const next = others.find((hit) => !isSameTopic(first, hit));
  return {
    lexical: Math.min(1, first.lexical),
    known,
    phrase: Number(hasPhrase(terms, first)),
    margin:
      first.score === 0
        ? 0
        : Math.max(-1, Math.min(maxMargin, 1 - (next?.score ?? 0) / first.score)),
    anchor: anchorOf(terms, first),
  };
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

/** Documents of one course, or guides of one category, are no rivals. */
function isSameTopic(one: RankedHit, other: RankedHit): boolean {
  if (!isHandout(one) || !isHandout(other))
    return topicOf(one) !== undefined && topicOf(one) === topicOf(other);
  const courseOf = ({ title }: RankedHit) => title.split(' - ')[0];
  return one.tag === other.tag && (one.source === 'handouts' || courseOf(one) === courseOf(other));
}
