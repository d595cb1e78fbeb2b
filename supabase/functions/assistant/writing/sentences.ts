import type { WeightedTerm } from '../retrieval/searchContent.ts';
import { tokenize } from '../understanding/normalizeText.ts';

const minLength = 30;
const maxLength = 300;
const maxPairLength = 240;
/** Shorter lines are titles, cells of tables or ends of paragraphs. */
const minLineLength = 45;
/** The minimum share of the question's weight. */
const minShare = 0.5;

/**
 * The sentence of a page that matches the search terms best, with the one before or after it if both are short.
 * @returns undefined when none matches; tables, formulas and titles are not sentences.
 */
export function bestSentence(page: string, terms: readonly WeightedTerm[]): string | undefined {
  const wanted = terms.map(({ words, weight }) => ({
    stems: new Set(words.flatMap(tokenize).map(stem)),
    weight,
  }));
  const totalWeight = wanted.reduce((sum, { weight }) => sum + weight, 0);
  const onPage = new Set(tokenize(page).map(stem));
  // The sentence must contain the rarest term that is on the page.
  const required = wanted
    .filter(({ stems }) => [...stems].some((each) => onPage.has(each)))
    .sort((one, other) => other.weight - one.weight)[0];
  const weightOf = (text: string) => {
    const stems = tokenize(text).map(stem);
    return wanted
      .filter((term) => stems.some((each) => term.stems.has(each)))
      .reduce((sum, { weight }) => sum + weight, 0);
  };

  let best: { text: string; score: number } | undefined;
  paragraphs(page).forEach(({ title, sentences }, paragraph) => {
    const titleWeight = weightOf(title);
    sentences.forEach((sentence, index) => {
      if (sentence.length < minLength || sentence.length > maxLength) return;
      // The first sentence under a matching title is about it. The first paragraph of a page counts less,
      // because it is mostly the summary of the document.
      const score =
        Math.max(weightOf(sentence), (index === 0 ? 0.9 : 0.5) * titleWeight) *
          (paragraph === 0 ? 0.6 : 1) +
        0.1 * (weightOf(sentence) + titleWeight);
      if (score < minShare * totalWeight || score <= (best?.score ?? 0)) return;
      if (!tokenize(`${title} ${sentence}`).some((word) => required?.stems.has(stem(word)))) return;
      best = { text: withContext(sentences, index), score };
    });
  });
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
