/** Too short to lose an ending and still mean something. */
const shortest = 4;

/**
 * What the singular and the plural of a word have in common, after Savoy's light stemmers: an English
 * `-s` goes, then the last vowel, then an `i` before it (`tirocinio`, `tirocini`) or the `h` that only
 * keeps a sound (`banca`, `banche`). Wrong now and then (`caso` and `casa` are one), never surprising:
 * it only makes more words the same.
 *
 * @param word One word, folded.
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
