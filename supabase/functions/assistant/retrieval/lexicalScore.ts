import type { SearchHit, SearchResults } from './searchContent.ts';

/** How much a match counts: in a title, in a section, and in both. */
const matchWeights = { title: 1, section: 0.8, both: 0.2, optionalTerm: 0.4, wholeTitle: 0.3 };

/**
 * How well a document matches the question when none of its words is required: the sum of its terms' weights,
 * each with its best match.
 * @returns from 0 to a little more than 1, what a document that is called like the question gets.
 */
export function lexicalScore({ matches, titled }: SearchHit, { terms }: SearchResults): number {
  const weights = new Map(
    terms
      // A pair of words that no text has says nothing.
      .filter(({ required, matches: found }) => required || found > 0)
      .map(({ number, weight, required }) => [
        number,
        weight * (required ? 1 : matchWeights.optionalTerm),
      ]),
  );
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const matched = matches.reduce((sum, [number, title, section]) => {
    const best = Math.max(matchWeights.title * title, matchWeights.section * section);
    const both = matchWeights.both * Math.min(title, section);
    return sum + (weights.get(number) ?? 0) * (best + both);
  }, 0);
  // Of two equal matches, the one with fewer other words in its title.
  return total === 0 ? 0 : (matched / total) * (1 + matchWeights.wholeTitle * titled);
}
