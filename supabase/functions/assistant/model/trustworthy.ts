import { fold } from '../understanding/fold.ts';
import { isAnOrder } from '../understanding/orders.ts';
import type { Passage } from './passages.ts';
import { notFound, rules } from './prompt.ts';

const longest = 1500;
const links =
  /\b(?:https?:\/\/|www\.)[^\s<>()[\]«»“”"]+|\b(?:[a-z0-9-]+\.)+(?:com|net|org|it|eu|io|info|me|app|example)\b(?:\/[^\s<>()[\]«»“”"]*)?/gi;
const addresses = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** What is longer than this is a telephone number, an account or a code, and never the student's to give. */
const longestOwnNumber = 4;

/**
 * What a student may be shown of what a model wrote. Links that the passages do not have are taken out.
 * @param question what was asked: whoever asks for an address or a telephone number does not make it true.
 * @returns undefined when it cannot be trusted: empty, a page of HTML, the instructions themselves,
 * without the title of a passage that it is from, or with a number or a mail address that stands in none.
 */
export function trustworthy(
  written: string,
  passages: readonly Passage[],
  question: string,
): string | undefined {
  if (written.length > longest || /<\/?[a-z!][^>]*>/i.test(written)) return undefined;
  if (written.includes(notFound) || isAnOrder(written)) return undefined;
  const folded = fold(written);
  if (rules.some((rule) => folded.includes(fold(rule).slice(0, 40)))) return undefined;
  // Whoever made the model talk of something else did so without the association's documents.
  if (!passages.some(({ source }) => folded.includes(titleIn(source)))) return undefined;

  const material = passages.flatMap(({ source, text }) => [source, text]).join('\n');
  const text = written
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '');
  if ((text.match(addresses) ?? []).some((address) => !material.includes(address)))
    return undefined;
  const kept = text
    .replace(links, (link) => {
      const address = link.replace(/[.,;:!?]+$/, '');
      return (material.includes(address) ? address : '') + link.slice(address.length);
    })
    .replace(/\(\s*\)/g, '')
    .replace(/[^\S\n]+([.,;:!?])/g, '$1')
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim();
  // A date or an amount that nobody wrote is worse than no answer.
  const known = new Set([
    ...numbersIn(material),
    ...numbersIn(question).filter((number) => number.length <= longestOwnNumber),
  ]);
  if (numbersIn(kept).some((number) => !known.has(number))) return undefined;
  return /\p{L}{2}/u.test(kept) ? kept : undefined;
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,:]\d+)*/g) ?? [];

const titleIn = (source: string) => fold(source.replace(/, p\. \d+$/, ''));
