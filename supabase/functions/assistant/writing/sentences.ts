import { fold, wordsOf } from '../understanding/fold.ts';

const shortest = 30;
const longest = 300;
const wideLine = 45;

/**
 * The sentence of a page that says most about the words, with the next one when both are short.
 * @returns undefined when the page has none: tables, formulas and titles are no sentences.
 */
export function bestSentence(page: string, words: readonly string[]): string | undefined {
  const wanted = new Set(words.flatMap(wordsOf).map(stem));
  let best: { text: string; score: number } | undefined;
  for (const { title, sentences } of paragraphs(page)) {
    sentences.forEach((sentence, place) => {
      if (sentence.length < shortest || sentence.length > longest) return;
      // What stands first under a title that names the thing is about it.
      const score = matches(sentence, wanted) + (place === 0 ? 0.9 * matches(title, wanted) : 0);
      if (score > 0 && score > (best?.score ?? 0)) {
        const next = sentences[place + 1] ?? '';
        const both = `${sentence} ${next}`.trim();
        best = { text: both.length <= 220 ? both : sentence, score };
      }
    });
  }
  return best?.text;
}

/** Lines joined to paragraphs: a short line without an end is a title, or a cell of a table. */
function paragraphs(page: string): { title: string; sentences: string[] }[] {
  const found: { title: string; text: string }[] = [];
  let title = '';
  let open = false;
  for (const line of page.split('\n').map((each) => each.trim())) {
    const last = found.at(-1);
    const ends = /[.!?»:;]$/.test(line);
    if (
      open &&
      last !== undefined &&
      (line.length >= wideLine || ends || /^[a-zà-ù«(]/.test(line))
    ) {
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

function matches(text: string, wanted: ReadonlySet<string>): number {
  const words = new Set(wordsOf(fold(text)).map(stem));
  return [...wanted].filter((word) => word.length > 2 && words.has(word)).length;
}

/** Enough of a word to know it again in another form: `cauzione` and `cauzioni`. */
function stem(word: string): string {
  return word.length <= 4 ? word : word.slice(0, Math.max(4, word.length - 2));
}
