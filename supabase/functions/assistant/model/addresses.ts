/** What ends an address in a text. */
const rest = String.raw`[^\s<>()\[\]{}«»“”"]*`;

/**
 * Mail addresses and names of accounts, URLs, and domains of any top-level domain. The parts
 * before a sign are bounded, or a long text without spaces would be read once for each of its letters.
 */
const address = new RegExp(
  [
    String.raw`[^\s<>()\[\]{}«»“”"',;:/]{0,64}@${rest}`,
    String.raw`[a-z][a-z\d+.-]{0,30}://${rest}`,
    `(?:callto|data|facetime|javascript|mailto|sms|tel|tg|whatsapp):(?=\\S)${rest}`,
    String.raw`(?:[\p{L}\p{M}\p{N}_-]{1,63}\.){1,8}\p{L}[\p{L}\p{M}\p{N}-]{1,62}(?:[/:?#\\]${rest})?`,
  ].join('|'),
  'giu',
);

/** Look like domains and are none. */
const abbreviation = /^(?:(?:prof|dott)\.ss[ae]|d\.lgs|p\.es)$/i;

/** The addresses in a text, without what two spellings of the same one differ in. */
export function addressesIn(text: string): ReadonlySet<string> {
  const found = (text.match(address) ?? []).map((one) =>
    one
      .replace(/[.,;:!?'’]+$/, '')
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/\/$/, ''),
  );
  return new Set(found.filter((one) => !abbreviation.test(one)));
}

/** A sign of an address in words: "evil dot it", "casa (at) a.example", "evil punto com". */
const spelledSign =
  /[({[]\s*(?:at|chiocciola|dot|punto)\s*[)}\]]|\p{L}\s+(?:chiocciola|dot)\s+\p{L}|\p{L}\s+punto\s+(?:com|edu|eu|gov|info|it|net|org)\b/iu;

/** Whether a text spells an address that a program would not see and a reader would type. */
export const hasSpelledAddress = (text: string): boolean => spelledSign.test(text);
