import type { Language } from '../../_shared/languages.ts';
import type { SearchHit } from '../search/searchContent.ts';
import { titleOf } from '../writing/labels.ts';

const maxPassages = 6;
const maxPassageLength = 1800;

export type Passage = { readonly source: string; readonly text: string };

/** The model's context: the search results that the composed answer uses as well. */
export function passagesOf(hits: readonly SearchHit[], lang: Language): Passage[] {
  return hits.slice(0, maxPassages).map((hit) => ({
    source: [titleOf(hit, 'it'), ...hit.sections.slice(0, 1).map(({ page }) => `p. ${page}`)].join(
      ', ',
    ),
    text: textOf(hit, lang).slice(0, maxPassageLength),
  }));
}

function textOf({ sections, details }: SearchHit, lang: Language): string {
  const answer = (lang === 'en' ? details.answer_en : undefined) ?? details.answer;
  return [answer, details.start, details.location, ...sections.map(({ text }) => text)]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n');
}
