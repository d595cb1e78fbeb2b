import { stem, tokenize } from 'shared/search';
import { isOn } from '../parts.ts';
import type { SearchHit, WeightedTerm } from '../search/searchContent.ts';
import type { Intent } from '../understanding/intent.ts';

/** The words of a file that answer, and where they stand. */
export type Reading = {
  readonly text: string;
  readonly heading: string;
  readonly page: number;
  /** Whether they have the number, date or place that the question asks for; true when it asks for none. */
  readonly hasFact: boolean;
};

/** What has a number, a date or a place, as digits or in words. */
const facts = {
  amount:
    /\d|€|%|\bun[oa]? (volta|al|mese|ora|anno|settimana|pagina|giorno)\b|\b(due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti|trenta|cinquanta|cento|mille|met[aà]|doppio|gratis|gratuit\w*|nessun[oa]?)\b/i,
  date: /\d|\b(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|autunno|inverno|primavera|estate|settiman\w*|mes[ei]|giorn[oi]|ann[oi]|prima|dopo|entro|subito)\b/i,
  place:
    /\b(in|al|alla|nel|nella|presso|piano|via|piazza|portale|sito|sportello|segreteria|ufficio|vicino|centro|online)\b/i,
} as const;

/** In characters. A reading takes in the passages around the best one up to this length. */
const maxLength = 400;
/** A line that was wrapped is at least this long. */
const minWrapped = 52;
/** The minimum share of the question's weight that a passage has, itself or by its heading. */
const minShare = 0.25;
const weights = { heading: 0.6, firstUnderHeading: 0.9, own: 0.35, fact: 1.5, nextSection: 0.85 };

/** The passages of a file that answer the question best; undefined when none has enough of it. */
export function read(
  { sections, title }: Pick<SearchHit, 'sections' | 'title'>,
  terms: readonly WeightedTerm[],
  intent: Pick<Intent, 'amount' | 'date' | 'place'>,
): Reading | undefined {
  const shareOf = shareIn(terms);
  const wanted = isOn('facts')
    ? (Object.keys(facts) as (keyof typeof facts)[]).filter((kind) => intent[kind])
    : [];
  const hasFact = (text: string) =>
    wanted.length === 0 || wanted.some((kind) => facts[kind].test(text));
  const titleWords = new Set(tokenize(title));
  let best: (Reading & { readonly score: number }) | undefined;
  for (const [place, { page, heading, text }] of sections.entries()) {
    // Under the title of the document stands its summary, which names everything and says little.
    if (heading !== '' && tokenize(heading).every((word) => titleWords.has(word))) continue;
    const passages = passagesOf(text);
    for (const [index, passage] of passages.entries()) {
      const own = shareOf(passage);
      const under = (index === 0 ? weights.firstUnderHeading : weights.heading) * shareOf(heading);
      const score =
        (Math.max(own, under) + weights.own * own) *
        (wanted.length > 0 && hasFact(passage) ? weights.fact : 1) *
        weights.nextSection ** place;
      if (score < minShare || score <= (best?.score ?? 0)) continue;
      const around = withNeighbours(passages, index);
      best = { text: around, heading, page, hasFact: hasFact(around), score };
    }
  }
  return best;
}

/** The share of the question's weight that a text has. */
function shareIn(terms: readonly WeightedTerm[]): (text: string) => number {
  const stemmed = terms
    .filter(({ typed }) => !typed.includes(' '))
    .map(({ words, weight }) => ({ stems: new Set(words.flatMap(tokenize).map(stem)), weight }));
  const total = stemmed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return (text) => {
    const stems = tokenize(text).map(stem);
    const matched = stemmed.filter((term) => stems.some((each) => term.stems.has(each)));
    return matched.reduce((sum, { weight }) => sum + weight, 0) / total;
  };
}

/**
 * The passages of a section: sentences of its paragraphs, and rows of tables, items of lists, short lines and formulas
 * as they stand.
 */
export function passagesOf(section: string): string[] {
  const blocks: string[] = [];
  let isWrapped = false;
  for (const line of section.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const last = blocks.at(-1);
    const isEnded = last === undefined || /[.!?:;»]$/.test(last);
    // A cell that is too long for its column goes on in lower case.
    if (last !== undefined && (isWrapped || (!isEnded && /^[\p{Ll}(«]/u.test(line))))
      blocks[blocks.length - 1] = `${last} ${line}`;
    else blocks.push(line);
    isWrapped = line.length >= minWrapped;
  }
  return blocks.flatMap(
    (block) =>
      block
        .match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*(?:[.!?]+[»)]?|$)(?=\s|$)/g)
        ?.map((each) => each.trim()) ?? [block],
  );
}

/** A passage with those after it, then those before it, as far as they fit. */
function withNeighbours(passages: readonly string[], index: number): string {
  let first = index;
  let last = index;
  const text = (from: number, to: number) =>
    passages
      .slice(from, to + 1)
      .map((passage, at) =>
        from + at < to && !/[.!?:;,»]$/.test(passage) ? `${passage};` : passage,
      )
      .join(' ');
  while (last + 1 < passages.length && text(first, last + 1).length <= maxLength) last += 1;
  while (first > 0 && text(first - 1, last).length <= maxLength) first -= 1;
  return text(first, last);
}
