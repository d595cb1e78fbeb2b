import type { WeightedTerm } from '../retrieval/searchContent.ts';
import type { Intent } from '../understanding/intent.ts';
import { tokenize } from '../understanding/normalizeText.ts';

const minLength = 30;
const maxLength = 300;
const maxPairLength = 240;
/** Shorter lines are titles, cells of tables or ends of paragraphs. */
const minLineLength = 45;
/** The minimum share of the question's weight. */
const minShare = 0.25;

/** What a sentence has that answers "how much", "when" and "where". */
const kinds: readonly (readonly [keyof Wanted, RegExp])[] = [
  [
    'amount',
    /\d|€|\b(due|tre|quattro|cinque|sei|dieci|dodici|quindici|venti|trenta|mensilita|euro|per cento|gratis|gratuit\w*|mai di piu|metà|doppio)\b/i,
  ],
  [
    'date',
    /\d|\b(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|autunno|inverno|primavera|estate|settiman\w*|mes[ei]|giorni|anno|prima|dopo|entro)\b/i,
  ],
  [
    'place',
    /\b(in|al|alla|nel|nella|presso|piano|via|piazza|portale|sito|sportello|segreteria|ufficio|vicino|centro|online)\b/i,
  ],
];

type Wanted = Pick<Intent, 'amount' | 'date' | 'place'>;

const wantedFactor = 1.5;

/**
 * The sentences of a section that answer best, at most two: those with the search terms, and a number, a date or a
 * place when that is asked.
 * @returns undefined when none matches; tables, formulas and titles are not sentences.
 */
export function bestSentences(
  { heading, text }: { readonly heading: string; readonly text: string },
  terms: readonly Pick<WeightedTerm, 'words' | 'weight'>[],
  wanted: Wanted,
): string | undefined {
  const stemmed = terms.map(({ words, weight }) => ({
    stems: new Set(words.flatMap(tokenize).map(stem)),
    weight,
  }));
  const totalWeight = stemmed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const weightOf = (part: string) => {
    const stems = tokenize(part).map(stem);
    return (
      stemmed
        .filter((term) => stems.some((each) => term.stems.has(each)))
        .reduce((sum, { weight }) => sum + weight, 0) / totalWeight
    );
  };
  const isWanted = (sentence: string) =>
    kinds.some(([kind, pattern]) => wanted[kind] && pattern.test(sentence));

  let best: { text: string; score: number } | undefined;
  for (const { title, sentences } of paragraphs(text)) {
    for (const [index, sentence] of sentences.entries()) {
      if (sentence.length < minLength || sentence.length > maxLength) continue;
      // The first sentence under a matching heading is about it.
      const under = (index === 0 ? 0.9 : 0.6) * weightOf(`${heading} ${title}`);
      const own = weightOf(sentence);
      const score = (Math.max(own, under) + 0.3 * own) * (isWanted(sentence) ? wantedFactor : 1);
      if (score < minShare || score <= (best?.score ?? 0)) continue;
      best = { text: withContext(sentences, index), score };
    }
  }
  return best?.text;
}

/** Adds the sentence before, or after the first one, for context. */
function withContext(sentences: readonly string[], index: number): string {
  const pair = sentences.slice(Math.max(0, index - 1), Math.max(2, index + 1)).join(' ');
  return pair.length <= maxPairLength ? pair : (sentences[index] ?? '');
}

type Paragraph = { readonly title: string; readonly sentences: readonly string[] };

/** Joins lines to paragraphs; a short line without a full stop is a title, or a cell of a table. */
function paragraphs(page: string): Paragraph[] {
  const found: { title: string; text: string }[] = [];
  let title = '';
  let open = false;
  for (const line of page.split('\n').map((each) => each.trim())) {
    const last = found.at(-1);
    const ends = /[.!?»:;]$/.test(line);
    const continues = line.length >= minLineLength || ends || /^[\p{Ll}«(]/u.test(line);
    if (open && last !== undefined && continues) {
      last.text += ` ${line}`;
      // A short line that ends a sentence ends its paragraph.
      if (ends && line.length < minLineLength) open = false;
    } else if (line.length >= minLineLength) {
      found.push({ title, text: line });
      open = true;
    } else {
      title = line;
      open = false;
    }
  }
  return found.map((each) => ({ title: each.title, sentences: sentencesOf(each.text) }));
}

function sentencesOf(text: string): string[] {
  const sentences = text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]+[»)]?(?=\s|$)/g) ?? [];
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => /^[«\p{Lu}]/u.test(sentence));
}

/** A crude stem that matches inflections: `cauzione` and `cauzioni`. */
function stem(word: string): string {
  return word.length <= 4 ? word : word.slice(0, Math.max(4, word.length - 2));
}
