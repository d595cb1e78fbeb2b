/** Letters as people compare them: without accents, case or surrounding space. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}

/** Whether two values of a table mean the same: `"Qualità "` and `"QUALITÀ"` do. */
export function sameText(left: string | null, right: string | null): boolean {
  return left !== null && right !== null && folded(left) === folded(right);
}

/** Whether `text` contains what was typed, however it was typed. */
export function matches(text: string | null, typed: string): boolean {
  return text !== null && folded(text).includes(folded(typed));
}
