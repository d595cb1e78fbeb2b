import type { Language } from '../../_shared/languages.ts';
import { composeAnswer } from '../writing/composeAnswer.ts';
import type { Evidence } from './evidence.ts';
import type { WishAnswer } from './wish.ts';

/**
 * One of the results that an answer listed: a person, or a document.
 * @param number from 1.
 * @returns undefined when it listed no such result. The answer to a frequent question is a text, not a list.
 */
export function resultOf(
  { wish, evidence }: { wish: WishAnswer; evidence: Evidence | undefined },
  number: number,
  lang: Language,
): WishAnswer | undefined {
  if (evidence === undefined || wish.tier === 'none') return undefined;
  const answer = { ...wish, tier: 'answer' as const, pages: [], next: [] };
  if (evidence.people.areAskedFor) {
    const person = wish.people[number - 1];
    if (person === undefined) return undefined;
    return { ...answer, ...composeAnswer(evidence, [], [person], lang), people: [person] };
  }
  const isList = wish.tier === 'unsure' || wish.documents[0]?.source !== 'faq';
  const document = isList ? wish.documents[number - 1] : undefined;
  if (document === undefined) return undefined;
  return {
    ...answer,
    ...composeAnswer(evidence, [document], [], lang),
    documents: [document],
    people: [],
  };
}
