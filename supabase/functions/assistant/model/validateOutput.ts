import { normalizeText } from 'shared/search';
import { addressesIn, removeAddresses } from './addresses.ts';
import type { Passage } from './passages.ts';
import { plainText, visibleText } from './plainText.ts';
import { notFound, rules } from './prompt.ts';

const maxLength = 1500;

/** Longer numbers are telephone numbers or codes, which a question must not be able to introduce. */
const maxQuestionDigits = 4;

/**
 * Checks what a model wrote, and removes links that are in no passage.
 * @returns undefined when it is rejected: empty, too long, HTML, part of the system prompt, without the title of
 * a passage, or with a number, a mail address or a script that is in none.
 */
export function validateOutput(
  written: string,
  passages: readonly Passage[],
  question: string,
): string | undefined {
  if (written.length > maxLength) return undefined;
  const sourceText = visibleText(passages.flatMap(({ source, text }) => [source, text]).join('\n'));
  const plain = plainText(written, sourceText);
  if (plain === undefined || plain.length > maxLength) return undefined;
  if (/<\/?[a-z!][^>]*>/i.test(plain) || plain.includes(notFound)) return undefined;
  const normalized = normalizeText(plain);
  if (rules.some((rule) => normalized.includes(normalizeText(rule).slice(0, 40)))) return undefined;
  // An answer about something else cites no title of the association's documents.
  if (!passages.some(({ source }) => normalized.includes(titleIn(source)))) return undefined;

  const text = plain
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '');
  const knownAddresses = addressesIn(sourceText);
  const isUnknown = (address: string) => !knownAddresses.has(address);
  // A link can be left out; a sentence that says where to write cannot.
  if ([...addressesIn(text)].some((one) => one.includes('@') && isUnknown(one))) return undefined;
  const kept = removeAddresses(text, knownAddresses)
    .replace(/\(\s*\)/g, '')
    .replace(/[^\S\n]+([.,;:!?])/g, '$1')
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();
  // What was around a removed one may be an address too.
  if ([...addressesIn(kept)].some(isUnknown)) return undefined;
  // An invented date or amount is worse than no answer.
  const known = new Set([
    ...numbersIn(sourceText),
    ...numbersIn(question).filter((number) => number.length <= maxQuestionDigits),
  ]);
  if (numbersIn(kept).some((number) => !known.has(number))) return undefined;
  return /\p{L}{2}/u.test(kept) ? kept : undefined;
}

const numbersIn = (text: string): string[] => text.match(/\p{N}+(?:[.,:]\p{N}+)*/gu) ?? [];

const titleIn = (source: string) => normalizeText(visibleText(source).replace(/, p\. \d+$/, ''));
