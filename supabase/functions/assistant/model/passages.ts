import { cutText } from 'shared/search';
import type { Language } from '../../_shared/languages.ts';
import type { Answer, AnswerDocument } from '../answering/answer.ts';
import { documentOf } from '../answering/answerOne.ts';
import { whenAndWhere } from '../lookups/events.ts';
import type { RankedHit } from '../search/rankHits.ts';
import { titleOf } from '../writing/texts.ts';

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
  { tier, text, documents, hits, people, rows }: Answer,
  ranked: readonly RankedHit[],
  lang: Language,
): Passage[] {
  const isTable = tier === 'answer' && (hits.length === 0 || people.length > 0);
  // No other field of a person: its figures would pass for facts.
  const known = [...rows, ...people.map(({ name, organ }) => ({ name, organ }))].slice(0, maxRows);
  const table = { titles: documents.map(({ title }) => title), text, rows: known, documents };
  const [best = [], ...others] = [...new Set([...hits, ...ranked])]
    .slice(0, maxPassages)
    .map((hit) => passagesIn(hit, lang));
  return [
    ...(isTable ? [table] : []),
    ...best.slice(0, maxOfBest),
    ...others.flatMap(([first]) => first ?? []),
    ...others.flatMap(([, ...more]) => more),
  ].slice(0, maxPassages);
}

function passagesIn(hit: RankedHit, lang: Language): Passage[] {
  const { answer, answer_en, description, start, location } = hit.details;
  const titles = [...new Set([titleOf(hit, 'it'), titleOf(hit, 'en')])];
  const linked = (sections: RankedHit['sections']) =>
    hit.url === null ? [] : [documentOf({ ...hit, sections }, lang)];
  const when = start == null ? '' : whenAndWhere({ start: new Date(start), location }, lang);
  const said = [lang === 'en' ? (answer_en ?? answer) : answer, description, when];
  const own = { titles, text: said.filter(Boolean).join('\n'), documents: linked([]) };
  return [
    ...hit.sections.map((section) => ({ ...section, titles, documents: linked([section]) })),
    ...(own.text === '' ? [] : [own]),
  ].map((passage) => ({ ...passage, text: cutText(passage.text, maxLength) }));
}
