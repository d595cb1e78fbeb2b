/** Small letters without accents, and one kind of apostrophe: how questions and keys are compared. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase();
}

/** The words of a text, folded: letters and digits, with the hyphen inside a word (`is-lm`). */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}
