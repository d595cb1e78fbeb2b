import { normalizeText, questionWords, tokenize } from 'shared/search';
import { z } from 'zod';
import type { Language } from '../../_shared/languages.ts';
import type { ProjectApi } from '../../_shared/projectApi.ts';
import { type Answer, fromTable } from '../answering/answer.ts';
import { isOn } from '../parts.ts';
import { isOptional } from '../search/searchTerms.ts';
import { entryAt } from '../words/glossary.ts';
import { placeAt } from '../words/places.ts';
import { say } from '../writing/texts.ts';
import {
  calculatorLink,
  numberIn,
  type Programme,
  programmeNames,
  programmeOf,
  programmes,
} from './programme.ts';

const text = z.string().nullable();
const destinations = z.array(
  z.object({
    programme: z.enum(programmeNames),
    name: z.string(),
    place: text,
    lowest: text,
    highest: text,
    slots: text,
    language: text,
    requirements: text,
    notes: text,
  }),
);

type Destination = z.infer<typeof destinations>[number];

/** What is asked of a destination; other questions about a place are about visas, costs and rooms. */
const asks = {
  score:
    /\b(punteggi\w*|score|gpa|medi[ae]|arriv\w+|reach|get in(to)?|minim\w+|ci vuole|serve per|vuole per|need (for|to get)|admitted|ammess\w+|entrare|difficil\w+|harder|hardest|easier|facile)\b/,
  list: /\b(mete?|destination\w*|destinazion\w*|partner|convenzionat\w*|universities|(che|quali|which) (uni\w*|atene[io])|dove (posso|si puo) (andare|partire)|where can i go|posso andare)\b/,
  slots: /\b(posti|posto|slots?|places|spots|quanti ne prendono)\b/,
  language: /\b(lingua|linguistic\w+|language|certificat\w+|ielts|toefl|[abc][12])\b/,
  requirements: /\b(requisit\w+|requirement\w*|esami richiesti)\b/,
};
type Aspect = keyof typeof asks;
/** What a column of the tables says of one university. */
type Detail = 'slots' | 'language' | 'requirements';
const isDetail = (aspect: Aspect): aspect is Detail => aspect !== 'score' && aspect !== 'list';

const exchangeWord =
  /\b(exchange|erasmus|scambi?o?|mobilita|andare|partire|abroad|estero|triennal\w*|magistral\w*|giuri\w*|bachelor|master|msc|undergraduate|law|legge)\b/;

/** Whether a word names something besides the place, the exchange and what is asked of them. */
function isTopic(word: string, places: readonly PlaceFound[]): boolean {
  if (questionWords.has(word) || isOptional(word) || exchangeWord.test(word)) return false;
  if (Object.values(asks).some((pattern) => pattern.test(word))) return false;
  if (places.some(({ typed }) => typed.split(' ').includes(word))) return false;
  return entryAt([word], 0) !== undefined;
}

const maxListed = 5;
/** A word in the names of more universities than this names none: "university", "business", "school". */
const maxNamed = 6;
/** The scores of each scale: means out of 30 and points out of 1,000. */
const scales = { means: [18, 34], points: [300, 1200] } as const;

/** Answers from the tables of exchange destinations; undefined when the question asks for something else. */
export async function answerWithDestinations(
  api: ProjectApi,
  message: string,
  path: string,
  lang: Language,
): Promise<Answer | undefined> {
  if (!isOn('destinations')) return undefined;
  const question = normalizeText(message);
  const words = tokenize(question);
  const places = placesIn(words);
  const programme = programmeOf(message, path);
  const aspects = (Object.keys(asks) as Aspect[]).filter((each) => asks[each].test(question));
  const score = scoreIn(question);
  // A place beside other words is one of a visa, of costs or of rooms.
  const asksMore = words.some((word) => isTopic(word, places));
  const areAsked = aspects.some((each) => each !== 'language' && each !== 'requirements');
  if (asksMore && aspects.length === 0) return undefined;
  const isComparison = places.length > 1 || (places.length > 0 && score !== undefined);
  if (
    aspects.length === 0 &&
    programme === undefined &&
    !isComparison &&
    !exchangeWord.test(question)
  )
    return undefined;

  const all = destinations.parse(await api.call('exchange_destinations', {}));
  const wide = places.flatMap(({ kind, typed }) => (kind === 'city' ? [] : typed.split(' ')));
  const named = namedIn(
    words.filter((word) => !wide.includes(word)),
    all,
  );
  const isCity = places.some(({ kind }) => kind === 'city');
  const isOne = named.length > 0 || (isCity && programme !== undefined);
  // Languages and requirements are a university's own.
  if (!areAsked && aspects.length > 0 && !isOne) return undefined;
  const there = places.length > 0 ? all.filter(isAnyOf(places)) : [];
  const candidates = named.length > 0 ? named : there;
  const ofProgramme = (each: Destination) =>
    programme === undefined || each.programme === programme;
  const documents = calculatorsFor(programme, candidates, lang);
  const respond = (written: string) =>
    fromTable({ text: written, documents, rows: candidates.filter(ofProgramme) });

  if (candidates.length === 0) {
    if (places.length > 0 && (aspects.length > 0 || programme !== undefined))
      return respond(
        programme === undefined
          ? say(lang, 'notThere', { places: placeNames(places, message) })
          : say(lang, 'notThereIn', {
              places: placeNames(places, message),
              programme: say(lang, programme),
            }),
      );
    const reached = score !== undefined && (asks.list.test(question) || asks.score.test(question));
    return reached && programme !== undefined
      ? respond(reachedText(all.filter(ofProgramme), score, lang))
      : undefined;
  }
  const found = candidates.filter(ofProgramme);
  if (found.length === 0)
    return respond(
      `${say(lang, 'notIn', { programme: say(lang, programme ?? 'triennale') })} ${listText(candidates, lang)}`,
    );
  if (score !== undefined) return respond(reachedText(found, score, lang));
  const aspect = aspects.find(isDetail);
  if (aspect !== undefined && found.length <= maxListed)
    return respond(found.map((each) => detailText(each, aspect, lang)).join(' '));
  return respond(listText(found, lang));
}

type PlaceFound = NonNullable<ReturnType<typeof placeAt>>;

function placesIn(words: readonly string[]): PlaceFound[] {
  const found: PlaceFound[] = [];
  for (let index = 0; index < words.length; ) {
    const place = placeAt(words, index);
    if (place !== undefined) found.push(place);
    index += place?.length ?? 1;
  }
  return found;
}

const isAnyOf =
  (places: readonly PlaceFound[]) =>
  ({ name, place }: Destination) => {
    const inName = ` ${tokenize(name).join(' ')}`;
    const ofRow = normalizeText(place ?? '').trim();
    return places.some(
      (each) =>
        (each.kind !== 'city' && each.names.includes(ofRow)) ||
        (each.kind !== 'continent' && each.names.some((known) => inName.includes(` ${known}`))),
    );
  };

/**
 * The universities that the question names, by a word that few names have or by their initials. A word of several
 * names means those of which the question has the most: "new york" is not York.
 */
function namedIn(words: readonly string[], all: readonly Destination[]): Destination[] {
  const counts = new Map<string, Set<string>>();
  for (const { name } of all)
    for (const key of keysOf(name)) counts.set(key, (counts.get(key) ?? new Set()).add(name));
  const telling = new Set(
    words.filter(
      (word) =>
        word.length >= 3 &&
        !questionWords.has(word) &&
        !exchangeWord.test(word) &&
        entryAt([word], 0) === undefined &&
        (counts.get(word)?.size ?? 0) <= maxNamed,
    ),
  );
  const matches = all.map((each) => ({
    each,
    found: [...keysOf(each.name)].filter((key) => telling.has(key)),
  }));
  const most = (key: string) =>
    Math.max(...matches.map(({ found }) => (found.includes(key) ? found.length : 0)));
  return matches
    .filter(({ found }) => found.some((key) => found.length === most(key)))
    .map(({ each }) => each);
}

/** The words of a university's name, and its initials: "New York University" is NYU. */
function keysOf(name: string): ReadonlySet<string> {
  const capitals = [...name.matchAll(/(?<!\p{L})\p{Lu}(?=\p{L})/gu)].map(([letter]) => letter);
  const initials = capitals.length >= 3 ? [normalizeText(capitals.join(''))] : [];
  return new Set([...tokenize(name), ...initials]);
}

const scoreValue = (score: string | null) => {
  const value = Number((score ?? '').trim().replace(',', '.'));
  return score === null || Number.isNaN(value) ? undefined : value;
};

/** The score that the question gives, on the scale of one of the programmes. */
const scoreIn = (question: string): number | undefined =>
  numberIn(question, ...scales.means) ?? numberIn(question, ...scales.points);

const isOnScale = ({ programme }: Destination, score: number) =>
  (programme === 'magistrale') === score >= scales.points[0];

function reachedText(rows: readonly Destination[], score: number, lang: Language): string {
  const comparable = rows.filter((row) => isOnScale(row, score));
  if (comparable.length === 0) return say(lang, 'otherScale');
  const reached = byLowest(comparable).filter(
    ({ lowest }) => (scoreValue(lowest) ?? Infinity) <= score,
  );
  const lowest = byLowest(comparable).at(-1);
  if (reached.length === 0 && lowest !== undefined)
    return `${say(lang, 'reachesNone')} ${listText([lowest], lang)}`;
  return `${say(lang, 'reaches', { count: reached.length, all: comparable.length })} ${listText(reached, lang)}`;
}

/** The hardest to reach first; an unknown score last. */
const byLowest = (rows: readonly Destination[]) =>
  [...rows].sort((one, other) => (scoreValue(other.lowest) ?? -1) - (scoreValue(one.lowest) ?? -1));

/** Universities with the lowest score of each programme: a score alone says nothing. */
function listText(rows: readonly Destination[], lang: Language): string {
  const groups = programmeNames.flatMap((programme) => {
    const ofProgramme = byLowest(rows.filter((row) => row.programme === programme));
    if (ofProgramme.length === 0) return [];
    const names = ofProgramme
      .slice(0, maxListed)
      .map((row) => `${row.name} (${scoreText(row.lowest, lang)})`);
    const more = ofProgramme.length - names.length;
    return `${say(lang, programme)}: ${names.join(', ')}${more > 0 ? ` ${say(lang, 'more', { count: more })}` : ''}.`;
  });
  return [...groups, say(lang, 'lastTime')].join(' ');
}

const scoreText = (score: string | null, lang: Language) =>
  score === null ? say(lang, 'noScore') : score.trim().replace(/[.,]/, lang === 'it' ? ',' : '.');

function detailText(row: Destination, aspect: Detail, lang: Language): string {
  const details = { ...row, slots: row.slots ?? /\d+(?= posti)/.exec(row.notes ?? '')?.[0] };
  const name = `${row.name} (${say(lang, row.programme)})`;
  return say(lang, aspect, { name, value: details[aspect] ?? say(lang, 'notInTable') });
}

function calculatorsFor(
  programme: Programme | undefined,
  found: readonly Destination[],
  lang: Language,
) {
  const asked =
    programme === undefined
      ? programmeNames.filter((each) => found.some((row) => row.programme === each))
      : [programme];
  return asked.map((each) => ({
    ...calculatorLink(programmes[each].calculator),
    tag: say(lang, 'calculators'),
  }));
}

/** The places as they were typed. */
const placeNames = (places: readonly PlaceFound[], message: string) =>
  places
    .map(({ typed }) => {
      const start = normalizeText(message).indexOf(typed);
      const written = message.slice(start, start + typed.length);
      return start < 0 ? typed : written.charAt(0).toUpperCase() + written.slice(1);
    })
    .join(', ');
