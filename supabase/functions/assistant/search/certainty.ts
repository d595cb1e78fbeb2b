import { stem, tokenize } from 'shared/search';
import { isHandout, type RankedHit, topicOf } from './rankHits.ts';
import type { SearchResults, WeightedTerm } from './searchContent.ts';

export type Tier = 'answer' | 'unsure' | 'none';

/** Below `answer` a reply would be wrong too often; below `unsure` even suggestions would mislead. */
const thresholds = { answer: 1.2, unsure: 1.15 };

/** What speaks for the first result: how well it matches, and what is left of the question. */
const weights = { lexical: 0.7, known: 1, heading: 0.4, phrase: 0.5, margin: 0.5 };

export function tierOf(certainty: number): Tier {
  if (certainty >= thresholds.answer) return 'answer';
  return certainty >= thresholds.unsure ? 'unsure' : 'none';
}

/** How sure the first of the ranked results is right; decision 29 has the measures behind it. */
export function certaintyOf(content: SearchResults, ranked: readonly RankedHit[]): number {
  const found = signals(content, ranked);
  return (Object.keys(weights) as (keyof typeof weights)[]).reduce(
    (sum, name) => sum + weights[name] * found[name],
    0,
  );
}

function signals(
  { terms, known }: SearchResults,
  [first, ...others]: readonly RankedHit[],
): Readonly<Record<keyof typeof weights, number>> {
  if (first === undefined) return { lexical: 0, known: 0, heading: 0, phrase: 0, margin: 0 };
  const next = others.find((hit) => !isSameTopic(first, hit));
  return {
    lexical: Math.min(1, first.lexical),
    known,
    heading: headingShare(terms, first),
    phrase: Number(hasPhrase(terms, first)),
    margin: first.lexical === 0 ? 0 : Math.max(-1, 1 - (next?.lexical ?? 0) / first.lexical),
  };
}

/** Whether two words of the question stand side by side in the document: "teoria dei giochi". */
function hasPhrase(terms: readonly WeightedTerm[], { matches }: RankedHit): boolean {
  return matches.some(([number]) =>
    terms.some((term) => term.number === number && term.typed.includes(' ')),
  );
}

/** The share of the question that the heading of the best section has: "Bayes" in the handout on probability. */
function headingShare(terms: readonly WeightedTerm[], { sections }: RankedHit): number {
  const heading = new Set(tokenize(sections[0]?.heading ?? '').map(stem));
  const required = terms.filter((term) => term.required);
  const sum = (of: typeof required) => of.reduce((total, { weight }) => total + weight, 0);
  const inHeading = required.filter(({ words }) =>
    words.flatMap(tokenize).some((word) => heading.has(stem(word))),
  );
  return sum(inHeading) / (sum(required) || 1);
}

/** Documents of one course, or guides of one category, are no rivals. */
function isSameTopic(one: RankedHit, other: RankedHit): boolean {
  if (!isHandout(one) || !isHandout(other))
    return topicOf(one) !== undefined && topicOf(one) === topicOf(other);
  const courseOf = ({ title }: RankedHit) => title.split(' - ')[0];
  return one.tag === other.tag && (one.source === 'handouts' || courseOf(one) === courseOf(other));
}
