/** Shorter words would lose their meaning with their ending. */
const shortest = 4;

/**
 * The common part of a word's singular and plural, after Savoy's light stemmers: removes an English `-s`,
 * then the last vowel, then an `i` before it (`tirocinio`, `tirocini`) or a silent `h` (`banca`,
 * `banche`). It conflates some words (`caso`, `casa`), which only adds results.
 *
 * @param word One normalised word.
 */
export function stem(word: string): string {
  if (word.length < shortest) return word;
  const form = word
    .replace(/([^s])s$/, '$1')
    .replace(/[aeiouy]$/, '')
    .replace(/i$/, '')
    .replace(/([cg])h$/, '$1');
  return form.length < shortest - 1 ? word : form;
}
