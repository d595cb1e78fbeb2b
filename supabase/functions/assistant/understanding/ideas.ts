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
  /** Two neighbours that may be one thing, "partita doppia": good to find, not missed. */
  readonly bonus?: true;
};

const mostIdeas = 12;

/** What the question is about, without the words of asking; each idea once. */
export function ideasOf(message: string): Idea[] {
  const words = wordsOf(message);
  const ideas = new Map<string, Idea>();
  const pairs: Idea[] = [];
  let neighbour: string | undefined;
  for (let place = 0; place < words.length; ) {
    const known = longestKeyAt(words, place);
    const length = known?.length ?? 1;
    const typed = words.slice(place, place + length).join(' ');
    place += length;
    if (known?.meanings.length === 0) continue;
    if (known === undefined && (stopWords.has(typed) || typed.length === 1)) continue;
    ideas.set(
      known?.key ?? typed,
      known === undefined
        ? { words: [typed], otherwise: likelyMeanings(typed) }
        : { words: [...new Set([typed, ...known.meanings])], otherwise: [] },
    );
    if (neighbour !== undefined) {
      pairs.push({ words: [`${neighbour} ${typed}`], otherwise: [], bonus: true });
    }
    neighbour = length === 1 ? typed : undefined;
  }
  return [...[...ideas.values()].slice(0, mostIdeas), ...pairs.slice(0, 4)];
}

function longestKeyAt(words: readonly string[], place: number) {
  for (let length = Math.min(longestKey, words.length - place); length > 0; length -= 1) {
    const typed = words.slice(place, place + length);
    const key = typed.map(singular).join(' ');
    const meanings = glossary.get(key);
    if (meanings !== undefined) return { key, length, meanings };
  }
  return undefined;
}

function likelyMeanings(typed: string): string[] {
  const word = singular(typed);
  const likely = [...glossary].filter(([key]) => !key.includes(' ') && isLikely(word, key));
  return likely.slice(0, 3).flatMap(([, meanings]) => meanings);
}
