import { placeAt } from 'shared/places';
import { tokenize } from 'shared/search';
import { numberWords } from '../words/numberWords.ts';
import { languageNames, months, weekdays } from '../words/timeWords.ts';

/** In a claim they are other words as well: "se sei iscritto", "one of them", "is due". */
const otherWords = new Set(['un', 'uno', 'una', 'one', 'sei', 'due']);

/** One spelling of a number: 1.500 and 1500, 27,4 and 27.40. Digits of other scripts stay as they are. */
function canonical(number: string): string {
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(number)) return number.replace(/[.,]/g, '');
  return /^\d+(?:[.,:]\d+)*$/.test(number)
    ? number.replace(/[,:]/g, '.').replace(/^0+(?=\d)|(?:\.0*|(?<=\.\d*[1-9])0+)$/g, '')
    : number;
}

/** The numbers of a text, in digits or in words; of a claim, without those that may be other words. */
export const numbersIn = (text: string, isClaim = false): string[] => [
  ...(text.match(/\p{N}+(?:[.,:]\p{N}+)*/gu) ?? []).map(canonical),
  ...tokenize(text)
    .filter((word) => !isClaim || !otherWords.has(word))
    .flatMap((word) => numberWords.get(word)?.toString() ?? []),
];

const operand = String.raw`\d+(?:[.,]\d+)?`;
const calculation = new RegExp(
  String.raw`(${operand}(?:\s*[-+−–×x*·÷/:]\s*${operand})+)\s*[=≈]\s*(${operand})`,
  'g',
);
const toNumber = (text: string) => Number(text.replace(',', '.'));

/**
 * Known numbers, with the results of the calculations that a claim writes out: of known numbers, and right as far as
 * they are rounded. "15 × 1 = 15" makes no 15 known.
 */
export function withResults(known: ReadonlySet<string>, claim: string): ReadonlySet<string> {
  const all = new Set(known);
  for (const [, terms = '', result = ''] of claim.matchAll(calculation)) {
    const decimals = /[.,](\d+)$/.exec(result)?.[1]?.length ?? 0;
    const isRight =
      Math.abs(calculate(terms) - toNumber(result)) <= 0.5001 / 10 ** decimals &&
      (terms.match(new RegExp(operand, 'g')) ?? []).every((each) => all.has(canonical(each)));
    if (isRight) all.add(canonical(result));
  }
  return all;
}

/** Sums of products, from left to right. */
function calculate(terms: string): number {
  const parts = terms.matchAll(new RegExp(`([-+−–×x*·÷/:]?)\\s*(${operand})`, 'g'));
  let sum = 0;
  let product = 0;
  for (const [, sign = '', digits = ''] of parts) {
    const number = toNumber(digits);
    if (/[×x*·]/.test(sign)) product *= number;
    else if (/[÷/:]/.test(sign)) product /= number;
    else {
      sum += product;
      product = /[-−–]/.test(sign) ? -number : number;
    }
  }
  return sum + product;
}

/** What Italian and English write differently. */
const translations: readonly (readonly string[])[] = [...months, ...weekdays, ...languageNames];

/** "Milan" and "Milano", "Italian" and "italiani" begin alike. */
const sharedBeginning = 5;

/** The full stop after it ends no sentence. */
const title = /\b(?:avv|dott|dr|ing|mr|mrs|ms|prof|sig|sigg)\.(?:(?:ss|r)[ae]\.?)?(?= )/giu;
/** A word with a capital that begins no sentence: there every word has one. */
const name = /(?<!^[^\p{L}\p{N}]*|[.!?:]\s+)(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]+/gu;

/** The words of a claim that are written as names and that a text does not have, in either language. */
export function unknownNames(claim: string, source: string): string[] {
  const known = new Set(tokenize(source));
  const beginnings = new Set([...known].map((word) => word.slice(0, sharedBeginning)));
  const isKnown = (word: string) =>
    known.has(word) ||
    (word.length >= sharedBeginning && beginnings.has(word.slice(0, sharedBeginning))) ||
    [...translations.filter((forms) => forms.includes(word)), placeAt([word], 0)?.names ?? []].some(
      (forms) => forms.some((form) => known.has(form)),
    );
  return [...claim.replace(title, 'x').matchAll(name)]
    .flatMap(([found]) => tokenize(found))
    .filter((word) => !isKnown(word));
}
