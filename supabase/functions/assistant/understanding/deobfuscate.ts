import { normalizeText } from './normalizeText.ts';

/** Letters of other alphabets that look Latin: a word that mixes both is a disguised Latin word. */
const lookalikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  і: 'i',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ѕ: 's',
  ј: 'j',
  в: 'b',
  н: 'h',
  к: 'k',
  м: 'm',
  α: 'a',
  ε: 'e',
  ι: 'i',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
};
const digits: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
};

/** A normalised text on one line, without spacing, lookalikes and digits that hide words from a pattern. */
export function deobfuscate(text: string): string {
  return (
    normalizeText(text.replace(/\p{Cf}/gu, ''))
      // "i g n o r e  a l l": one character between letters, more between words.
      .replace(/(?<!\w)\w(?:[ ._-]\w(?!\w))+/g, (spelled) => spelled.replace(/[ ._-]/g, ''))
      .replace(/\s+/g, ' ')
      .replace(/\p{L}+/gu, (word) =>
        /[a-z]/.test(word) ? word.replace(/./gu, (letter) => lookalikes[letter] ?? letter) : word,
      )
      .replace(/(?<![\w$])(?=[\w$]*[\d$])(?=[\w$]*[a-z])[\w$]{3,}/g, (word) =>
        word.replace(/./g, (sign) => digits[sign] ?? sign),
      )
  );
}

/** The text reversed, in ROT13, and with its Base64 and hexadecimal parts decoded. */
export function decodedVariants(text: string): string[] {
  const reversed = [...text].reverse().join('');
  const rot13 = text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
  const encoded = [...text.matchAll(/[A-Za-z0-9+/]{16,}={0,2}/g)].flatMap(([token]) => [
    fromBase64(token),
    /^(?:[0-9a-f]{2})+$/i.test(token) ? fromHex(token) : '',
  ]);
  return [reversed, rot13, ...encoded].filter((text) => text !== '');
}

function fromBase64(token: string): string {
  try {
    return printable(atob(token));
  } catch {
    return '';
  }
}

function fromHex(token: string): string {
  const codes = token.match(/../g) ?? [];
  return printable(String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16))));
}

/** Anything but printable text was not encoded text. */
const printable = (text: string) => (/^[\x20-\x7e\s]+$/.test(text) ? text : '');
