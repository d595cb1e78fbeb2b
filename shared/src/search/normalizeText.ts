/** Letters as people compare them: without accents or case, and with one kind of apostrophe. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'");
}

/** Whether two values of a table mean the same: `"Qualità "` and `"QUALITÀ"` do. */
export function isSameText(left: string | null, right: string | null): boolean {
  return (
    left !== null && right !== null && normalizeText(left).trim() === normalizeText(right).trim()
  );
}

/** Whether `text` contains what was typed, however it was typed. */
export function includesText(text: string | null, typed: string): boolean {
  return text !== null && normalizeText(text).includes(normalizeText(typed).trim());
}
