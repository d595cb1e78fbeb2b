import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const numberOf = (text: string) =>
  [...text].reduce((sum, digit) => sum * digits.length + digits.indexOf(digit), 0);

/**
 * The headwords of a dictionary in the format of dictd, and their translations: `name.index` has the headword,
 * the offset and the length of each entry in `name.dict.dz`.
 */
export function readDictd(path: string): Map<string, string[]> {
  const content = gunzipSync(readFileSync(`${path}.dict.dz`));
  const entries = new Map<string, string[]>();
  for (const line of readFileSync(`${path}.index`, 'utf8').trim().split('\n')) {
    const [headword = '', offset = '', length = ''] = line.split('\t');
    if (headword.startsWith('00-database')) continue;
    const start = numberOf(offset);
    const entry = content.subarray(start, start + numberOf(length)).toString('utf8');
    const [, ...translations] = entry.split('\n');
    const known = entries.get(headword) ?? [];
    entries.set(headword, [...known, ...translations.flatMap(termsOf)]);
  }
  return entries;
}

/** "1. finire, terminare" has two. */
function termsOf(line: string): string[] {
  return line
    .replace(/^\s*\d+\.\s*/, '')
    .replace(/\([^)]*\)|\[[^\]]*\]|<[^>]*>/g, '')
    .replaceAll('‐', '-')
    .split(/[,;]/)
    .map((term) => term.trim())
    .filter((term) => /^\p{L}[\p{L} '’-]+$/u.test(term));
}
