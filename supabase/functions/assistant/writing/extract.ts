import type { SearchHit, SearchResults } from '../retrieval/searchContent.ts';
import type { Intent } from '../understanding/intent.ts';
import { normalizeText } from '../understanding/normalizeText.ts';
import { isPromptInjection } from '../understanding/promptInjection.ts';
import { bestSentences } from './sentences.ts';

/** What a file says, where. */
export type Extract = { readonly text: string; readonly heading: string; readonly page: number };

/** The sentences of the best section of a file; undefined when none answers. */
export function extractOf(
  { text, heading, page, title }: SearchHit,
  { terms }: SearchResults,
  intent: Intent,
): Extract | undefined {
  if (text === null || page === null) return undefined;
  // Under the title of the document stands its summary, which names everything and says little.
  const isSummary =
    heading !== null && heading !== '' && normalizeText(title).includes(normalizeText(heading));
  if (isSummary) return undefined;
  const sentences = bestSentences({ heading: heading ?? '', text }, terms, intent);
  if (sentences === undefined || isPromptInjection(sentences)) return undefined;
  return { text: sentences, heading: heading ?? '', page };
}
