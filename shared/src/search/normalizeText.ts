/** A text for comparison: without accents or case, and with one kind of apostrophe. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'");
}

/** Whether two values of a table are equal when normalised and trimmed: `"Qualità "` and `"QUALITÀ"`. */
export function isSameText(left: string | null, right: string | null): boolean {
  return (
    left !== null && right !== null && normalizeText(left).trim() === normalizeText(right).trim()
  );
}

/** Whether `text` contains what was typed, without regard to accents and case. */
export function includesText(text: string | null, typed: string): boolean {
  return text !== null && normalizeText(text).includes(normalizeText(typed).trim());
}
