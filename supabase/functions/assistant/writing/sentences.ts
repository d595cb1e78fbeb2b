import type { MeantIdea } from '../finding/searchContent.ts';
import { wordsOf } from '../understanding/fold.ts';

const shortest = 30;
const longest = 300;
const longestPair = 240;
const wideLine = 45;
/** Of what the question weighs: a sentence with less is about something else. */
const enough = 0.5;

/**
 * The sentence of a page that says most about the ideas of a question, with the next one when both are
 * short.
 * @returns undefined when the page has none: tables, formulas and titles are no sentences.
 */
export function bestSentence(page: string, ideas: readonly MeantIdea[]): string | undefined {
  const wanted = ideas.map(({ words, weight }) => ({
    stems: new Set(words.flatMap(wordsOf).map(stem)),
    weight,
  }));
  const whole = wanted.reduce((sum, { weight }) => sum + weight, 0);
  const onPage = new Set(wordsOf(page).map(stem));
  // Without the rarest thing of the question that the page has, a sentence is about something else.
  const needed = wanted
    .filter(({ stems }) => [...stems].some((each) => onPage.has(each)))
    .sort((one, other) => other.weight - one.weight)[0];
  const weightOf = (text: string) => {
    const stems = wordsOf(text).map(stem);
    return wanted
      .filter((idea) => stems.some((each) => idea.stems.has(each)))
      .reduce((sum, { weight }) => sum + weight, 0);
  };

  let best: { text: string; score: number } | undefined;
  paragraphs(page).forEach(({ title, sentences }, paragraph) => {
    const titled = weightOf(title);
    sentences.forEach((sentence, place) => {
      if (sentence.length < shortest || sentence.length > longest) return;
      // What stands first under a title that names the thing is about it; the first paragraph of a page
      // is mostly the summary of the whole document, which says nothing about it.
      const score =
        Math.max(weightOf(sentence), (place === 0 ? 0.9 : 0.5) * titled) *
          (paragraph === 0 ? 0.6 : 1) +
        0.1 * (weightOf(sentence) + titled);
      if (score < enough * whole || score <= (best?.score ?? 0)) return;
      if (!wordsOf(`${title} ${sentence}`).some((word) => needed?.stems.has(stem(word)))) return;
      best = { text: withNeighbour(sentences, place), score };
    });
  });
  return best?.text;
}

/** A sentence leans on the one before it; the first one goes on in the next. */
function withNeighbour(sentences: readonly string[], place: number): string {
  const pair = sentences.slice(Math.max(0, place - 1), Math.max(2, place + 1)).join(' ');
  return pair.length <= longestPair ? pair : (sentences[place] ?? '');
}

type Paragraph = { readonly title: string; readonly sentences: readonly string[] };

/** Lines joined to paragraphs: a short line without an end is a title, or a cell of a table. */
function paragraphs(page: string): Paragraph[] {
  const found: { title: string; text: string }[] = [];
  let title = '';
  let open = false;
  for (const line of page.split('\n').map((each) => each.trim())) {
    const last = found.at(-1);
    const ends = /[.!?»:;]$/.test(line);
    const continues = line.length >= wideLine || ends || /^[\p{Ll}«(]/u.test(line);
    if (open && last !== undefined && continues) {
      last.text += ` ${line}`;
      // A short line that ends a sentence ends its paragraph.
      if (ends && line.length < wideLine) open = false;
    } else if (line.length >= wideLine) {
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

/** Enough of a word to know it again in another form: `cauzione` and `cauzioni`. */
function stem(word: string): string {
  return word.length <= 4 ? word : word.slice(0, Math.max(4, word.length - 2));
}
