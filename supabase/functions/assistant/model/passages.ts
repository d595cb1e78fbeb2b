import type { Language } from '../../_shared/languages.ts';
import type { SearchHit } from '../retrieval/searchContent.ts';
import { isPromptInjection } from '../understanding/promptInjection.ts';
import { titleOf } from '../writing/labels.ts';

const maxPassages = 6;
const maxPassageLength = 1800;

export type Passage = { readonly source: string; readonly text: string };

/** The model's context: the search results that the composed answer uses as well. */
export function passagesOf(hits: readonly SearchHit[], lang: Language): Passage[] {
  return hits.slice(0, maxPassages).map((hit) => ({
    source: hit.page === null ? titleOf(hit, 'it') : `${titleOf(hit, 'it')}, p. ${hit.page}`,
    text: stripInjections(textOf(hit, lang)).slice(0, maxPassageLength),
  }));
}

function textOf({ text, details }: SearchHit, lang: Language): string {
  const answer = (lang === 'en' ? details.answer_en : undefined) ?? details.answer;
  return [answer, details.start, details.location, text]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n');
}

/** Removes sentences that instruct the model, also when one spans several lines of a PDF. */
function stripInjections(text: string): string {
  return text
    .split(/(?<=[.!?]\s)/)
    .map((sentence) => (isPromptInjection(sentence) ? stripInjectedLines(sentence) : sentence))
    .join('');
}

function stripInjectedLines(sentence: string): string {
  const kept = sentence
    .split(/(?<=\n)/)
    .filter((line) => !isPromptInjection(line))
    .join('');
  return isPromptInjection(kept) ? '' : kept;
}
