/** What Italian and English are written with. Compatibility forms, such as full-width letters, are left out. */
const usual =
  /[\n -~\u00A0-\u00AC\u00AE-\u024F\u2010-\u2015\u2018-\u2022\u2026\u2030-\u203A\u20AC]/;

/**
 * A text whose characters are what they look like: without control, bidi and invisible characters, and with one
 * spelling of each letter, digit and sign.
 */
export function visibleText(text: string): string {
  const visible = text
    .replace(/[^\S\n]/g, ' ')
    .normalize('NFC')
    .replace(/(?!\n)[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '');
  return Array.from(visible, (one) => (usual.test(one) ? one : one.normalize('NFKC'))).join('');
}

/**
 * A visible text of usual characters and those of `source`. Other symbols are left out.
 * @returns undefined when a letter, digit or punctuation mark is of another script.
 */
export function plainText(text: string, source: string): string | undefined {
  const known = new Set(source);
  const isPlain = (one: string) => usual.test(one) || known.has(one);
  const characters = Array.from(visibleText(text));
  if (characters.some((one) => !isPlain(one) && /[\p{L}\p{N}\p{P}]/u.test(one))) return undefined;
  return characters.filter(isPlain).join('');
}
