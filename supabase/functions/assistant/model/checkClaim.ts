import { normalizeText } from 'shared/search';
import type { Question } from '../question.ts';
import type { Passage } from './passages.ts';
import { rules } from './prompt.ts';
import { numbersIn, unknownNames, withResults } from './statements.ts';

/** A line of a model: a sentence, and the passages that it is from. */
export type Claim = { readonly passages: readonly Passage[]; readonly text: string };

const maxLength = 600;
/** Longer numbers are telephone numbers or codes, which a question must not be able to introduce. */
const maxQuestionDigits = 4;

/** @returns undefined for a line that names no passage: it is no claim. */
export function claimIn(line: string, passages: readonly Passage[]): Claim | undefined {
  const ids: string[] = [];
  const text = line.replace(/\s*\[\s*(\d+(?:\s*,\s*\d+)*)\s*\]/g, (_, found: string) => {
    ids.push(...found.split(','));
    return '';
  });
  const known = ids.flatMap((id) => passages[Number(id) - 1] ?? []);
  return ids.length === 0 || known.length < ids.length
    ? undefined
    : { passages: known, text: text.replace(/^[\s*•–-]+/, '').trim() };
}

/** What Italian and English are written with; other letters may look like these. */
const usual = /[\n -~\u00A0-\u00AC\u00AE-\u024F\u2010-\u2015\u2018-\u2022\u2026\u20AC]/;
/** Mail addresses, accounts, URLs and domains, also as a program would not see them: "evil dot it". */
const addressLike = /@|\/\/|\p{L}:\S|[\p{L}\p{N}-]\.\p{L}/u;
const spelledAddress =
  /[({[]\s*(?:at|chiocciola|dot|punto)\s*[)}\]]|\p{L}\s+(?:chiocciola|dot)\s+\p{L}|\p{L}\s+punto\s+(?:com|edu|eu|gov|info|it|net|org)\b/iu;
const abbreviation = /^(?:(?:prof|dott)\.ss[ae]|d\.lgs|p\.es)$/i;

const wordsIn = (text: string) =>
  text.split(/[\s()[\]{}<>«»“”"]+/).map((word) => word.replace(/[.,;:!?'’]+$/, ''));

/**
 * Checks what a model says. The passages that it names must have its numbers, names and addresses: an invented date or
 * amount is worse than no answer.
 * @returns the text to show; undefined when the claim is rejected, also for HTML, links, another script or the system
 * prompt.
 */
export function checkClaim(
  { passages, text: written }: Claim,
  { message }: Pick<Question, 'message'>,
): string | undefined {
  const source = passages
    .flatMap(({ titles, heading, page, text, rows }) => [
      ...titles,
      heading,
      page,
      text,
      JSON.stringify(rows),
    ])
    .join('\n');
  const visible = written
    .normalize('NFC')
    .replace(/[^\S\n]/g, ' ')
    .replace(/(?!\n)[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '');
  const isPlain = (one: string) => usual.test(one) || source.includes(one);
  const characters = Array.from(visible);
  if (characters.some((one) => !isPlain(one) && /[\p{L}\p{N}\p{P}]/u.test(one))) return undefined;
  const text = characters
    .filter(isPlain)
    .join('')
    .replace(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
    // A missing space after a full stop looks like a domain: "lezioni.Poi".
    .replace(/(?<=\p{Ll})\.(?=\p{Lu}\p{Ll})/gu, '. ')
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();
  if (text.length > maxLength || !/\p{L}{2}/u.test(text)) return undefined;
  if (/<\/?[a-z!][^>]*>|\]\(/i.test(text) || spelledAddress.test(text)) return undefined;
  const normalized = normalizeText(text);
  if (rules.some((rule) => normalized.includes(normalizeText(rule).slice(0, 40)))) return undefined;

  const sourceWords = new Set(wordsIn(source));
  const isInvented = (word: string) =>
    addressLike.test(word) && !abbreviation.test(word) && !sourceWords.has(word);
  if (wordsIn(text).some(isInvented)) return undefined;
  const given = numbersIn(message).filter(({ length }) => length <= maxQuestionDigits);
  const known = withResults(new Set([...numbersIn(source), ...given]), text);
  const areKnown = numbersIn(text, true).every((number) => known.has(number));
  return areKnown && unknownNames(text, source).length === 0 ? text : undefined;
}
