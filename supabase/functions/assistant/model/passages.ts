import type { Language } from '../../_shared/languages.ts';
import type { Answer, AnswerDocument } from '../answering/answer.ts';
import { documentOf } from '../answering/answerOne.ts';
import { whenAndWhere } from '../lookups/events.ts';
import type { RankedHit } from '../search/rankHits.ts';
import { answerOf, titleOf } from '../writing/labels.ts';

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
/** In characters. */
const maxLength = 1500;
const maxRows = 12;
/** Sections of the best document; of the others one each, as long as there is room for more. */
const maxOfBest = 3;

/** The passages behind an answer and those that were found beside it, the best first. */
export function passagesOf(
  answer: Answer,
  ranked: readonly RankedHit[],
  lang: Language,
): Passage[] {
  const hits = [...new Set([...answer.hits, ...ranked])].slice(0, maxPassages);
  const found = hits.map((hit) => passagesIn(hit, lang));
  return [
    ...(answer.tier === 'answer' ? ofTables(answer) : []),
    ...(found[0] ?? []).slice(0, maxOfBest),
    ...found.slice(1).flatMap(([first]) => first ?? []),
    ...found.slice(1).flatMap(([, ...others]) => others),
  ].slice(0, maxPassages);
}

/** What was looked up is in no document. */
function ofTables({ hits, people, rows, text, documents }: Answer): Passage[] {
  if (hits.length > 0 && people.length === 0) return [];
  return [
    {
      titles: documents.map(({ title }) => title),
      text,
      // No other field of a person: its figures would pass for facts.
      rows: [...rows, ...people.map(({ name, organ }) => ({ name, organ }))].slice(0, maxRows),
      documents,
    },
  ];
}

function passagesIn(hit: RankedHit, lang: Language): Passage[] {
  const { details, url } = hit;
  const titles = [...new Set([titleOf(hit, 'it'), titleOf(hit, 'en')])];
  const linked = (sections: RankedHit['sections']) =>
    url === null ? [] : [documentOf({ ...hit, sections }, lang)];
  const when =
    details.start == null
      ? undefined
      : whenAndWhere({ start: new Date(details.start), location: details.location }, lang);
  const said = [answerOf(hit, lang), details.description, when].filter(Boolean).join('\n');
  return [
    ...hit.sections.map((section) => ({
      ...section,
      titles,
      text: section.text.slice(0, maxLength),
      documents: linked([section]),
    })),
    ...(said === '' ? [] : [{ titles, text: said.slice(0, maxLength), documents: linked([]) }]),
  ];
}
