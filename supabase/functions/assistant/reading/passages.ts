import { stem, tokenize } from 'shared/search';
import { isOn } from '../parts.ts';
import type { SearchHit, WeightedTerm } from '../search/searchContent.ts';
import { entryAt } from '../words/glossary.ts';
import { factOf } from './factOf.ts';

/** The words of a file that answer, and where they stand. */
export type Reading = {
  readonly text: string;
  readonly heading: string;
  readonly page: number;
  /** Whether they have the fact that the question asks for; true when it asks for none. */
  readonly hasFact: boolean;
  /** How much of the question they have, weighed by where: from 0 to 1, more with the fact. */
  readonly score: number;
};

/** In characters. A reading takes in the passages around the best one up to this length. */
const maxLength = 420;
/** A line that was wrapped is at least this long. */
const minWrapped = 52;
/** What a term counts by where it stands, the nearest first. */
const nearness = { passage: 1, heading: 0.7, beside: 0.5, section: 0.3, related: 0.7 };
const weights = {
  fact: 0.3,
  headed: 0.2,
  summary: 0.2,
  /** The words of the title name the topic; the others say what is asked about it. */
  inTitle: 0.3,
  /** Words that the search leaves out, such as "entro", stand in headings. */
  unsearched: 1,
};

/** The passages of a file that answer the question best; undefined when none has a word of it. */
export function read(
  { sections, title }: Pick<SearchHit, 'sections' | 'title'>,
  terms: readonly WeightedTerm[],
  question: string,
): Reading | undefined {
  const shareOf = shareIn(wordsAskedFor(question, terms, title));
  const fact = isOn('facts') ? factOf(question) : undefined;
  const titleWords = new Set(tokenize(title));
  let best: Reading | undefined;
  for (const { page, heading, text } of sections) {
    const passages = passagesOf(text);
    // Under the title of the document stands its summary, which names everything and says little.
    const isSummary = tokenize(heading).every((word) => titleWords.has(word));
    const ofHeading = fact?.heads(heading) ? weights.headed : 0;
    for (const [index, passage] of passages.entries()) {
      const share = shareOf([
        [passage, nearness.passage],
        [heading, nearness.heading],
        [`${passages[index - 1] ?? ''} ${passages[index + 1] ?? ''}`, nearness.beside],
        [text, nearness.section],
      ]);
      const score =
        (share + ofHeading + (fact?.isIn(passage) ? weights.fact : 0)) *
        (isSummary ? weights.summary : 1);
      if (score <= (best?.score ?? 0)) continue;
      const around = withNeighbours(passages, index);
      best = { text: around, heading, page, hasFact: fact?.isIn(around) ?? true, score };
    }
  }
  return best;
}

type Asked = { readonly phrases: readonly (readonly string[])[]; readonly weight: number };

/** What a question asks for in a file, each with its synonyms. */
function wordsAskedFor(question: string, terms: readonly WeightedTerm[], title: string): Asked[] {
  const stemsOf = (text: string) => tokenize(text).map(stem);
  const inTitle = stemsOf(title);
  const searched = terms
    .filter(({ typed, required, matches }) => matches > 0 && (required || !typed.includes(' ')))
    .map(({ words, weight }) => {
      const phrases = words.map(stemsOf);
      const isInTitle = phrases.some((each) => matchIn(inTitle, each) === 1);
      return { phrases, weight: weight * (isInTitle ? weights.inTitle : 1) };
    });
  const known = new Set(terms.flatMap(({ typed }) => stemsOf(typed)));
  const unsearched = tokenize(question)
    .filter((word) => word.length > 3 && !isIgnored(word))
    .map(stem)
    .filter((word) => !known.has(word))
    .map((word) => ({ phrases: [[word]], weight: weights.unsearched }));
  return [...searched, ...unsearched];
}

/** Words that the glossary leaves out say nothing of the topic: "studenti". */
const isIgnored = (word: string) => entryAt([word], 0)?.meanings.length === 0;

type Weighted = readonly (readonly [text: string, value: number])[];

/** The share of what is asked for that some texts have, each word counted where it is worth most. */
function shareIn(asked: readonly Asked[]): (texts: Weighted) => number {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return (texts) => {
    const found = texts.map(([text, value]) => ({ stems: tokenize(text).map(stem), value }));
    const worthOf = ({ phrases }: Asked) =>
      Math.max(
        ...found.map(
          ({ stems, value }) => value * Math.max(...phrases.map((each) => matchIn(stems, each))),
        ),
      );
    return asked.reduce((sum, each) => sum + each.weight * worthOf(each), 0) / total;
  };
}

/** How well a text has all words of a phrase: "convertono" is related to "conversione". */
const matchIn = (stems: readonly string[], phrase: readonly string[]) =>
  Math.min(
    ...phrase.map((word) =>
      stems.includes(word) ? 1 : stems.some((each) => isRelated(each, word)) ? nearness.related : 0,
    ),
  );

/** Words of one root: they begin with the same five letters, which are most of the shorter one. */
export function isRelated(one: string, other: string): boolean {
  const shortest = Math.min(one.length, other.length);
  let common = 0;
  while (common < shortest && one[common] === other[common]) common += 1;
  return common >= 5 && common >= 0.65 * Math.max(one.length, other.length);
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
  return blocks.flatMap((block) => {
    const sentences = block
      .match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*(?:[.!?]+[»)]?|$)(?=\s|$)/g)
      ?.map((each) => each.trim()) ?? [block];
    return sentences.reduce<string[]>((passages, sentence) => {
      const last = passages.at(-1);
      // The number of an item ends no sentence, nor where it follows another item: «5. Monopolio; 6. Oligopolio».
      if (last !== undefined && /(?:^|[«“"(]|[;:]\s)\d{1,2}\.$/.test(last))
        passages[passages.length - 1] = `${last} ${sentence}`;
      else passages.push(sentence);
      return passages;
    }, []);
  });
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
