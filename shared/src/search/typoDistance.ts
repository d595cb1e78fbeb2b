/** The shortest word that can have a typo, and the shortest with two. */
const shortest = { one: 4, two: 7 };

/**
 * How many letters were mistyped where a word was probably meant: one, or two in a long word.
 * `private.typo_distance` is the same in SQL.
 *
 * @param typed Like `meant`, one normalised word.
 * @returns Undefined where the words are too different.
 */
export function typoDistance(typed: string, meant: string): number | undefined {
  if (typed === meant) return 0;
  const shorter = Math.min(typed.length, meant.length);
  const difference = Math.abs(typed.length - meant.length);
  // Many words of four letters differ in one: "casa", "cosa", "rosa".
  if (shorter < shortest.one || Math.max(typed.length, meant.length) === shortest.one) {
    return undefined;
  }
  // Two missing letters are mostly another word: "portatile", "portale".
  if (difference > 1 || !beginAlike(typed, meant)) return undefined;
  const distance = editDistance(typed, meant);
  return distance <= (shorter < shortest.two ? 1 : 2) ? distance : undefined;
}

/** The first letter is rarely mistyped, unless it is swapped with the second: "somma" does not mean "gomma". */
function beginAlike(typed: string, meant: string): boolean {
  return typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0]);
}

/** Optimal string alignment distance: insertions, deletions, substitutions and adjacent transpositions. */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      const transposed = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + differs,
        transposed && row > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, previous] = [previous, current];
  }
  return previous[other.length] ?? 0;
}
