import type { Language } from '../../_shared/languages.ts';
import type { Answer, AnswerDocument } from '../answering/answer.ts';
import { whenAndWhere } from '../lookups/events.ts';
import type { SearchHit } from '../search/searchContent.ts';
import { answerOf, tagOf, titleOf } from '../writing/labels.ts';

/** What a model may answer from: a section of a document, an answer of the association, or what the tables say. */
export type Passage = {
  readonly titles: readonly string[];
  readonly heading?: string;
  readonly page?: number;
  readonly text: string;
  /** Rows of a table. */
  readonly rows?: readonly unknown[];
  /** What the reply links to when the passage is cited. */
  readonly documents: readonly AnswerDocument[];
};

const maxPassages = 8;
const maxLength = 1500;
/** Sections of one document, so that the passages are of several. */
const maxSections = 2;

/** The passages behind an answer and those that were found beside it, the best first. */
export function passagesOf(
  answer: Answer,
  ranked: readonly SearchHit[],
  lang: Language,
): Passage[] {
  const hits = [...new Set<SearchHit>([...answer.hits, ...ranked])].slice(0, maxPassages);
  const found = hits.map((hit) => passagesIn(hit, lang));
  return [
    ...(answer.tier === 'answer' ? ofTables(answer) : []),
    ...found.flatMap(([first]) => first ?? []),
    ...found.flatMap(([, ...others]) => others),
  ].slice(0, maxPassages);
}

/** What was looked up is in no document. */
function ofTables({ hits, people, rows, text, documents }: Answer): Passage[] {
  if (hits.length > 0 && people.length === 0) return [];
  return [
    { titles: documents.map(({ title }) => title), text, rows: [...rows, ...people], documents },
  ];
}

function passagesIn(hit: SearchHit, lang: Language): Passage[] {
  const { sections, details, url } = hit;
  const titles = [...new Set([titleOf(hit, 'it'), titleOf(hit, 'en')])];
  const of = (page?: number) =>
    url === null
      ? []
      : [
          {
            title: titleOf(hit, lang),
            tag: tagOf(hit, lang),
            url: page === undefined ? url : `${url}#page=${page}`,
          },
        ];
  const when =
    details.start == null
      ? undefined
      : whenAndWhere({ start: new Date(details.start), location: details.location }, lang);
  const said = [answerOf(hit, lang), details.description, when].filter(Boolean).join('\n');
  return [
    ...(said === '' ? [] : [{ titles, text: said, documents: of() }]),
    ...sections.slice(0, maxSections).map(({ page, heading, text }) => ({
      titles,
      heading,
      page,
      text: text.slice(0, maxLength),
      documents: of(page),
    })),
  ];
}
