/** Lower case, without accents and with one kind of apostrophe: how questions and keys are compared. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase();
}

/** The normalised words of a text: letters and digits, with hyphens inside a word (`is-lm`). */
export function tokenize(text: string): string[] {
  return normalizeText(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}
