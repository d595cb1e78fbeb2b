import { normalizeText } from 'shared/search';
import type { Question } from '../question.ts';
import { addressesIn, hasSpelledAddress } from './addresses.ts';
import { numbersIn, unknownNames, withResults } from './facts.ts';
import type { Passage } from './passages.ts';
import { plainText, visibleText } from './plainText.ts';
import { rules } from './prompt.ts';

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
  const cited = ids.map((id) => passages[Number(id) - 1]);
  const known = cited.filter((passage) => passage !== undefined);
  return cited.length === 0 || known.length < cited.length
    ? undefined
    : { passages: known, text: text.replace(/^[\s*•–-]+/, '').trim() };
}

/**
 * Checks what a model says. The passages that it names must have its numbers, names and addresses: an invented date or
 * amount is worse than no answer.
 * @returns the text to show; undefined when the claim is rejected, also for HTML, another script or the system prompt.
 */
export function checkClaim(
  { passages, text: written }: Claim,
  { message }: Pick<Question, 'message'>,
): string | undefined {
  const source = visibleText(
    passages
      .flatMap(({ titles, heading, page, text, rows }) => [
        ...titles,
        heading,
        page,
        text,
        JSON.stringify(rows),
      ])
      .join('\n'),
  );
  if (written.length > maxLength) return undefined;
  const plain = plainText(written, source)
    // A missing space after a full stop looks like a domain: "lezioni.Poi".
    ?.replace(/(?<=\p{Ll})\.(?=\p{Lu}\p{Ll})/gu, '. ');
  if (plain === undefined || plain.length > maxLength) return undefined;
  if (/<\/?[a-z!][^>]*>/i.test(plain)) return undefined;
  const normalized = normalizeText(plain);
  if (rules.some((rule) => normalized.includes(normalizeText(rule).slice(0, 40)))) return undefined;

  const addresses = addressesIn(source);
  const hasUnknownAddress = (text: string) =>
    [...addressesIn(text)].some((address) => !addresses.has(address));
  if (hasUnknownAddress(plain) || hasSpelledAddress(plain)) return undefined;
  const text = plain
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();
  // What formatting separated may be an address.
  if (hasUnknownAddress(text)) return undefined;

  const given = numbersIn(message).filter(({ length }) => length <= maxQuestionDigits);
  const known = withResults(new Set([...numbersIn(source), ...given]), text);
  if (numbersIn(text, true).some((number) => !known.has(number))) return undefined;
  if (unknownNames(text, source).length > 0) return undefined;
  return /\p{L}{2}/u.test(text) ? text : undefined;
}
