/** Optimal string alignment distance: insertions, deletions, substitutions and adjacent transpositions. */
export function editDistance(one: string, other: string): number {
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

/** Whether a word is a likely typo of another: one edit, or two in a long word. */
export function isLikelyTypo(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  const longer = Math.max(typed.length, meant.length);
  if (shorter < 4 || longer < 5 || longer - shorter > 2) return false;
  // The first letter is rarely mistyped, and many short words differ in one letter.
  if (typed[0] !== meant[0]) return false;
  return editDistance(typed, meant) <= (shorter >= 7 ? 2 : 1);
}
