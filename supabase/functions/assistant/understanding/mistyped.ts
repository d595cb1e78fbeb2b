/**
 * How many letters were typed wrong: one is missing, too many, another one, or exchanged with its
 * neighbour (optimal string alignment).
 */
export function mistakesBetween(one: string, other: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      const exchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + differs,
        exchanged && row > 1 ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, previous] = [previous, current];
  }
  return previous[other.length] ?? 0;
}

/** Whether somebody in a hurry meant the other word: one mistake, or two in a long word. */
export function isLikely(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  const longer = Math.max(typed.length, meant.length);
  if (shorter < 4 || longer < 5 || longer - shorter > 2) return false;
  // Nearly nobody mistypes the first letter; and of short words, many are one letter from another.
  if (typed[0] !== meant[0]) return false;
  return mistakesBetween(typed, meant) <= (shorter >= 7 ? 2 : 1);
}
