import type { Finding } from '../finding/searchContent.ts';
import type { Language } from '../question.ts';
import { isAnOrder } from '../understanding/orders.ts';
import { titleOf } from '../writing/composeAnswer.ts';

const mostPassages = 6;
const longestPassage = 1800;

export type Passage = { readonly source: string; readonly text: string };

/** What the model may use: the same findings that the composed answer is made of, and nothing else. */
export function passagesOf(findings: readonly Finding[], lang: Language): Passage[] {
  return findings.slice(0, mostPassages).map((finding) => ({
    source: finding.page === null ? titleOf(finding) : `${titleOf(finding)}, p. ${finding.page}`,
    text: withoutOrders(textOf(finding, lang)).slice(0, longestPassage),
  }));
}

function textOf({ text, details }: Finding, lang: Language): string {
  const answer = (lang === 'en' ? details.answer_en : undefined) ?? details.answer;
  return [answer, details.start, details.location, text]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n');
}

/**
 * A document that speaks to the model is not for students: those sentences never reach it, nor those
 * whose order goes over several lines of a PDF.
 */
function withoutOrders(text: string): string {
  return text
    .split(/(?<=[.!?]\s)/)
    .map((sentence) => (isAnOrder(sentence) ? linesWithoutOrders(sentence) : sentence))
    .join('');
}

function linesWithoutOrders(sentence: string): string {
  const kept = sentence
    .split(/(?<=\n)/)
    .filter((line) => !isAnOrder(line))
    .join('');
  return isAnOrder(kept) ? '' : kept;
}
