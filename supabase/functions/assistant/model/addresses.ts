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

const ending = /[.,;:!?'’]+$/;

/** The addresses in a text, as `removeAddresses` compares them. */
export function addressesIn(text: string): ReadonlySet<string> {
  const found = text.match(address) ?? [];
  return new Set(found.map(comparable).filter((one) => !abbreviation.test(one)));
}

/** Removes the addresses that are not known, but not the punctuation after them. */
export function removeAddresses(text: string, known: ReadonlySet<string>): string {
  return text.replace(address, (found) => {
    const one = comparable(found);
    if (known.has(one) || abbreviation.test(one)) return found;
    return ending.exec(found)?.[0] ?? '';
  });
}

/** Without what two spellings of the same address differ in. */
const comparable = (found: string) =>
  found
    .replace(ending, '')
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
