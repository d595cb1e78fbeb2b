import type { Language } from '../../_shared/languages.ts';
import { composeAnswer } from '../writing/composeAnswer.ts';
import type { Retrieval } from './retrieve.ts';
import type { Answer } from './selectAnswer.ts';

/**
 * One of the results that an answer listed: a person, or a document.
 * @param number from 1.
 * @returns undefined when it listed no such result. The answer to a frequent question is a text, not a list.
 */
export function resultOf(
  { answer: before, retrieval }: { answer: Answer; retrieval: Retrieval | undefined },
  number: number,
  lang: Language,
): Answer | undefined {
  if (retrieval === undefined || before.tier === 'none') return undefined;
  const answer = { ...before, tier: 'answer' as const, pages: [], next: [] };
  if (retrieval.people.areAskedFor) {
    const person = before.people[number - 1];
    if (person === undefined) return undefined;
    return { ...answer, ...composeAnswer(retrieval, [], [person], lang), people: [person] };
  }
  const isList = before.tier === 'unsure' || before.documents[0]?.source !== 'faq';
  const document = isList ? before.documents[number - 1] : undefined;
  if (document === undefined) return undefined;
  return {
    ...answer,
    ...composeAnswer(retrieval, [document], [], lang),
    documents: [document],
    people: [],
  };
}
