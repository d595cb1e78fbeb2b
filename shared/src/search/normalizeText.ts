/** A text for comparison: without accents or case, and with one kind of apostrophe. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'");
}

/** Whether two values of a table are equal when normalised, whatever their spacing: `"Qualità "`, `"QUALITÀ"`. */
export function isSameText(left: string | null, right: string | null): boolean {
  return left !== null && right !== null && comparable(left) === comparable(right);
}

const comparable = (text: string) => normalizeText(text).trim().replace(/\s+/g, ' ');

/** Whether `text` contains what was typed, without regard to accents and case. */
export function includesText(text: string | null, typed: string): boolean {
  return text !== null && normalizeText(text).includes(normalizeText(typed).trim());
}
