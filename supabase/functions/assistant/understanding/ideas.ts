import { wordsOf } from './fold.ts';
import { glossary, longestKey, singular } from './glossary.ts';
import { isLikely } from './mistyped.ts';
import { stopWords } from './stopWords.ts';

/** One thing that a question is about, as the database's `find_content` takes it. */
export type Idea = {
  /** All that mean it; what stands together stands together in the texts. */
  readonly words: readonly string[];
  /** What it may mean when those are nowhere: the typed word is near a word of the glossary. */
  readonly otherwise: readonly string[];
};

const mostIdeas = 12;

/** What the question is about, without the words of asking; each idea once. */
export function ideasOf(message: string): Idea[] {
  const words = wordsOf(message);
  const ideas = new Map<string, Idea>();
  for (let place = 0; place < words.length; ) {
    const known = longestKeyAt(words, place);
    const typed = words.slice(place, place + (known?.length ?? 1)).join(' ');
    place += known?.length ?? 1;
    if (known !== undefined) {
      ideas.set(known.key, { words: [typed, ...known.meanings], otherwise: [] });
    } else if (!stopWords.has(typed) && typed.length > 1) {
      ideas.set(typed, { words: [typed], otherwise: likelyMeanings(typed) });
    }
  }
  return [...ideas.values()].slice(0, mostIdeas);
}

function longestKeyAt(words: readonly string[], place: number) {
  for (let length = longestKey; length > 0; length -= 1) {
    if (place + length > words.length) continue;
    const key = words
      .slice(place, place + length)
      .map(singular)
      .join(' ');
    const meanings = glossary.get(key);
    // A single word of asking is never a key by itself: "use", "mean".
    if (meanings !== undefined && !(length === 1 && stopWords.has(words[place] ?? '')))
      return { key, length, meanings };
  }
  return undefined;
}

function likelyMeanings(typed: string): string[] {
  const likely = [...glossary].filter(([key]) => !key.includes(' ') && isLikely(typed, key));
  return likely.slice(0, 3).flatMap(([, meanings]) => meanings);
}
