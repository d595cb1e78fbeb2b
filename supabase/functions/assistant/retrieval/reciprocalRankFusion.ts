/** As in "Reciprocal rank fusion outperforms Condorcet" (2009), smaller because the lists are short. */
const rankOffset = 10;

/** Fuses rankings of the same documents by their ranks, because their scores cannot be compared. */
export function reciprocalRankFusion<Item>(rankings: readonly (readonly Item[])[]): Item[] {
  const scores = new Map<Item, number>();
  for (const ranking of rankings) {
    for (const [index, item] of ranking.entries()) {
      scores.set(item, (scores.get(item) ?? 0) + 1 / (rankOffset + index + 1));
    }
  }
  return [...scores].sort(([, one], [, other]) => other - one).map(([item]) => item);
}
