import { type Language, locales } from 'shared/contract';
import { normalizeText } from 'shared/search';

/** Languages that universities abroad ask for. */
const codes =
  'ar bg ca cs da de el en es et fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  );

const nameOf = (code: string, language: Language) =>
  new Intl.DisplayNames(locales[language], { type: 'language' }).of(code) ?? code;

let names: ReadonlyMap<string, string> | undefined;

/** The codes of the languages that a requirement names, in Italian or English. */
export function languagesIn(text: string): string[] {
  names ??= new Map(
    codes.flatMap((code) => [
      [normalizeText(nameOf(code, 'it')), code],
      [normalizeText(nameOf(code, 'en')), code],
    ]),
  );
  const words = normalizeText(text).split(/[^\p{L}]+/u);
  return [...new Set(words.flatMap((word) => names?.get(word) ?? []))];
}

/** The name of a language, with a capital letter as an option of a list. */
export function languageName(code: string, language: Language): string {
  const name = nameOf(code, language);
  return name.charAt(0).toLocaleUpperCase(locales[language]) + name.slice(1);
}
