import { fold } from './fold.ts';

/** Letters of other alphabets that look like ours: a word of both is one of ours in disguise. */
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

/** A text in small letters, on one line, without what hides its words from a reader that is a pattern. */
export function unmasked(text: string): string {
  return (
    fold(text.replace(/\p{Cf}/gu, ''))
      // "i g n o r e  a l l": one sign between letters, more between words.
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

/** What a text may say besides what it shows: turned round, shifted by thirteen, or encoded. */
export function hiddenIn(text: string): string[] {
  const turned = [...text].reverse().join('');
  const shifted = text.replace(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
  const encoded = [...text.matchAll(/[A-Za-z0-9+/]{16,}={0,2}/g)].flatMap(([token]) => [
    fromBase64(token),
    /^(?:[0-9a-f]{2})+$/i.test(token) ? fromHex(token) : '',
  ]);
  return [turned, shifted, ...encoded].filter((hidden) => hidden !== '');
}

function fromBase64(token: string): string {
  try {
    return asWords(atob(token));
  } catch {
    return '';
  }
}

function fromHex(token: string): string {
  const codes = token.match(/../g) ?? [];
  return asWords(String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16))));
}

/** What decodes to anything but plain words was no code. */
const asWords = (text: string) => (/^[\x20-\x7e\s]+$/.test(text) ? text : '');
