import type { Line } from './headings.ts';

/** A line that ends within a word, and one that goes on with it. */
const divided = /^(.*\p{L})[-\u00AD\u2010]$/su;
const continued = /^([\p{L}\p{N}]\S*)\s*(.*)$/su;

/**
 * Lines whose last word is whole: what stands of it in the next line moves up. A small letter follows a soft
 * hyphen, by which searches find the word with and without a hyphen, because nobody can tell `macro-economia` from
 * `socio-economico`; before a capital or a digit the hyphen is one that is always written.
 */
export function joinDividedWords(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const [, start] = divided.exec(last?.text ?? '') ?? [];
    const [, end = '', rest = ''] = continued.exec(line.text) ?? [];
    if (!last || start === undefined || end === '') {
      joined.push(line);
      continue;
    }
    const hyphen = /^\p{Ll}/u.test(end) ? '\u00AD' : '-';
    joined[joined.length - 1] = { ...last, text: start + hyphen + end };
    if (rest !== '') joined.push({ ...line, text: rest });
  }
  return joined;
}
