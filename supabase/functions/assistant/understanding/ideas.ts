import { asides } from './asides.ts';
import { wordsOf } from './fold.ts';
import { glossary, longestKey, singular } from './glossary.ts';
import { isLikely } from './mistyped.ts';
import { goingThere, isOfGoing, places } from './places.ts';
import { isGeneral, isSlight } from './slight.ts';
import { stopWords } from './stopWords.ts';
import { timeWords } from './timeWords.ts';

/** One thing that a question is about, as the database's `find_content` takes it. */
export type Idea = {
  /** All that mean it; what stands together stands together in the texts. */
  readonly words: readonly string[];
  /** What it may mean when those are nowhere: the typed word is near a word of the glossary. */
  readonly otherwise: readonly string[];
  /** Two neighbours that may be one thing, "partita doppia": good to find, not missed. */
  readonly bonus?: true;
  /** A word that anything here could have, "studenti": counts for little, and is not missed either. */
  readonly aside?: true;
  /** A verb, a scrap or a mistyped word of asking: not missed where nothing here has it. */
  readonly slight?: true;
  /** What could be asked of anything, what it costs: says nothing of what the question is about. */
  readonly general?: true;
  /** A word of the glossary: what students say is about the university. */
  readonly known?: true;
};

/** What the glossary knows other words for is as much a matter of university as they are. */
const meant: ReadonlySet<string> = new Set([...glossary.values()].flat());

const mostIdeas = 12;

/** What the question is about, without the words of asking; each idea once. */
export function ideasOf(message: string): Idea[] {
  const words = wordsOf(message);
  const ideas = new Map<string, Idea>();
  const pairs: Idea[] = [];
  let neighbour: number | undefined;
  for (let place = 0; place < words.length; ) {
    const begin = place;
    const known = longestKeyAt(words, place);
    const length = known?.length ?? 1;
    const typed = words.slice(place, place + length).join(' ');
    place += length;
    if (known?.meanings.length === 0) continue;
    if (known === undefined && (stopWords.has(typed) || typed.length === 1)) continue;
    ideas.set(known?.key ?? typed, {
      ...(known === undefined
        ? {
            words: [typed],
            otherwise: likelyMeanings(typed),
            ...(meant.has(typed) ? { known: true } : {}),
          }
        : {
            words: [...new Set([typed, ...known.meanings])],
            otherwise: [],
            known: true,
          }),
      ...(isAside(typed) || isAside(known?.key ?? typed) ? { aside: true } : {}),
      ...(known === undefined && isSlight(typed) ? { slight: true } : {}),
      ...(isGeneral(known?.key ?? typed) ? { general: true } : {}),
    });
    // What was translated or written in full stands in no text as it was typed: "esame di stat".
    const isTheirs = known === undefined || known.meanings.some((each) => each.includes(typed));
    // With the small word between them, as texts have it: "teorema di Bayes".
    if (neighbour !== undefined && begin - neighbour <= 2 && isTheirs) {
      pairs.push({ words: [words.slice(neighbour, place).join(' ')], otherwise: [], bonus: true });
    }
    neighbour = length === 1 && isTheirs ? begin : undefined;
  }
  const few = withPlaces([...ideas.values()].slice(0, mostIdeas));
  return [...withoutAsidesAlone(few), ...pairs.slice(0, 4)];
}

/** Whether a word is good to find and not missed. */
export const isAside = (word: string) => asides.has(word) || timeWords.has(word);

/** A place beside words of going there, "in erasmus in Spagna", is where to. */
function withPlaces(ideas: readonly Idea[]): Idea[] {
  const isPlace = ({ words: [typed = ''] }: Idea) => places.has(typed);
  if (!ideas.some((idea) => !isPlace(idea) && idea.words.some(isOfGoing))) return [...ideas];
  return ideas.map((idea) =>
    isPlace(idea) ? { ...idea, words: [...idea.words, ...goingThere], aside: true } : idea,
  );
}

/** Who asks for "appunti" and says no more asks for them. */
function withoutAsidesAlone(ideas: readonly Idea[]): Idea[] {
  if (ideas.some(({ aside }) => !aside)) return [...ideas];
  return ideas.map(({ aside: _, ...idea }) => idea);
}

function longestKeyAt(words: readonly string[], place: number) {
  for (let length = Math.min(longestKey, words.length - place); length > 0; length -= 1) {
    const typed = words.slice(place, place + length);
    const key = typed.map(singular).join(' ');
    const meanings = glossary.get(key);
    if (meanings !== undefined) return { key, length, meanings };
  }
  const word = words[place] ?? '';
  return infinitiveOf(word) ?? otherNumberOf(word) ?? withoutArticle(word);
}

const stemOf = (word: string) => word.replace(/h?[aeio]$/, '');
/** Singular and plural, he and she: Italian changes the last vowel, `coinquilino` and `coinquilini`. */
const byStem = new Map(
  [...glossary.keys()]
    .filter((key) => /^\w{6,}[aeio]$/.test(key))
    .map((key) => [stemOf(key), key] as const),
);

function otherNumberOf(word: string) {
  const key =
    /^\w{6,}[aeio]$/.test(word) && !stopWords.has(word) ? byStem.get(stemOf(word)) : undefined;
  const meanings = key === undefined ? undefined : glossary.get(key);
  return key === undefined || meanings === undefined ? undefined : { key, length: 1, meanings };
}

/** "Lisee", "dellesame": on a phone the apostrophe is the first to be left out. */
function withoutArticle(word: string) {
  const [, noun = ''] = /^(?:l|un|dell|all|nell|sull|dall)([aeio].{2,})$/.exec(word) ?? [];
  const key = singular(noun);
  const meanings = stopWords.has(word) ? undefined : glossary.get(key);
  return meanings === undefined ? undefined : { key, length: 1, meanings };
}

/** A verb of the glossary in another form: "mangia", "pagano", "converted". */
function infinitiveOf(word: string) {
  if (word.length < 4 || stopWords.has(word)) return undefined;
  const italian = word.replace(/(iamo|ate|ete|ite|ano|ono|[aeio])$/, '');
  const english = word.replace(/(ed|ing)$/, '');
  const keys = [`${italian}are`, `${italian}iare`, `${italian}ere`, `${italian}ire`];
  for (const key of english === word ? keys : [...keys, english, `${english}e`]) {
    const meanings = glossary.get(key);
    if (meanings !== undefined) return { key, length: 1, meanings };
  }
  return undefined;
}

function likelyMeanings(typed: string): string[] {
  const word = singular(typed);
  const likely = [...glossary].filter(([key]) => !key.includes(' ') && isLikely(word, key));
  return likely.slice(0, 3).flatMap(([, meanings]) => meanings);
}
