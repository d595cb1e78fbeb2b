import { normalizeText } from 'shared/search';
import type { Passage } from './passages.ts';
import { notFound, rules } from './prompt.ts';

const maxLength = 1500;
const links =
  /\b(?:https?:\/\/|www\.)[^\s<>()[\]«»“”"]+|\b(?:[a-z0-9-]+\.)+(?:com|net|org|it|eu|io|info|me|app|example)\b(?:\/[^\s<>()[\]«»“”"]*)?/gi;
const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Longer numbers are telephone numbers or codes, which a question must not be able to introduce. */
const maxQuestionDigits = 4;

/**
 * Checks what a model wrote, and removes links that are in no passage.
 * @returns undefined when it is rejected: empty, too long, HTML, part of the system
 * prompt, without the title of a passage, or with a number or an email address that is in none.
 */
export function validateOutput(
  written: string,
  passages: readonly Passage[],
  question: string,
): string | undefined {
  if (written.length > maxLength || /<\/?[a-z!][^>]*>/i.test(written)) return undefined;
  if (written.includes(notFound)) return undefined;
  const normalized = normalizeText(written);
  if (rules.some((rule) => normalized.includes(normalizeText(rule).slice(0, 40)))) return undefined;
  // An answer about something else cites no title of the association's documents.
  if (!passages.some(({ source }) => normalized.includes(titleIn(source)))) return undefined;

  const sourceText = passages.flatMap(({ source, text }) => [source, text]).join('\n');
  const text = written
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '');
  if ((text.match(emails) ?? []).some((email) => !sourceText.includes(email))) return undefined;
  const kept = text
    .replace(links, (link) => {
      const url = link.replace(/[.,;:!?]+$/, '');
      return (sourceText.includes(url) ? url : '') + link.slice(url.length);
    })
    .replace(/\(\s*\)/g, '')
    .replace(/[^\S\n]+([.,;:!?])/g, '$1')
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();
  // An invented date or amount is worse than no answer.
  const known = new Set([
    ...numbersIn(sourceText),
    ...numbersIn(question).filter((number) => number.length <= maxQuestionDigits),
  ]);
  if (numbersIn(kept).some((number) => !known.has(number))) return undefined;
  return /\p{L}{2}/u.test(kept) ? kept : undefined;
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,:]\d+)*/g) ?? [];

const titleIn = (source: string) => normalizeText(source.replace(/, p\. \d+$/, ''));
