import { placeAt } from 'shared/places';
import { normalizeText, questionWords, tokenize } from 'shared/search';
import { z } from 'zod';
import type { Language } from '../../_shared/languages.ts';
import type { ProjectApi } from '../../_shared/projectApi.ts';
import { type Answer, fromTable } from '../answering/answer.ts';
import { isOn } from '../parts.ts';
import { entryAt, meanings } from '../words/glossary.ts';
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
const aspectNames = ['score', 'list', 'slots', 'language', 'requirements'] as const;
/** What a column of the tables says of one university. */
const details = ['slots', 'language', 'requirements'] as const;

const exchangeWord =
  /\b(exchange|erasmus|scambi?o?|mobilita|andare|partire|abroad|estero|triennal\w*|magistral\w*|giuri\w*|bachelor|master|msc|undergraduate|law|legge)\b/;
const calculator =
  /\bcalcolator\w+|\bcalculators?\b|\b(calcolare|calcolo|calculate|work out) (il|la|my|the)\b/;
/** Without one of them, a programme and an unknown name ask of a master's degree elsewhere. */
const exchangeOnly =
  /\b(exchange|erasmus|scambio|mobilita|mete?|destination\w*|destinazion\w+|punteggio|score)\b/;
const institution = /^(uni|universit\w+|ateneo|student\w*)$/;

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
  const aspects = aspectNames.filter((each) => asks[each].test(question));
  const score = numberIn(question, ...scales.means) ?? numberIn(question, ...scales.points);
  const others = words.filter(
    (word) =>
      !questionWords.has(word) &&
      !exchangeWord.test(word) &&
      !institution.test(word) &&
      !aspectNames.some((each) => asks[each].test(word)) &&
      !places.some(({ typed }) => typed.split(' ').includes(word)),
  );
  const isComparison = places.length > 1 || (places.length > 0 && score !== undefined);
  // A place beside other words is one of a visa, of costs or of rooms.
  const asksMore = others.some((word) => entryAt([word], 0) !== undefined);
  const isAbroad = exchangeWord.test(question) || programme !== undefined;
  if (aspects.length === 0 && (asksMore || !(isAbroad || isComparison))) return undefined;

  if (calculator.test(question) && aspects.includes('score') && isAbroad)
    return fromTable({
      text: say(lang, 'exchangeScore'),
      documents: calculatorsOf(programme === undefined ? programmeNames : [programme], lang),
    });
  const all = destinations.parse(await api.call('exchange_destinations', {}));
  const wide = places.flatMap(({ kind, typed }) => (kind === 'city' ? [] : typed.split(' ')));
  const named = namedIn(
    words.filter((word) => !wide.includes(word)),
    all,
  );
  const isCity = places.some(({ kind }) => kind === 'city');
  const isOne = named.length > 0 || (isCity && programme !== undefined);
  // Languages and requirements are a university's own.
  const areListed = aspects.some((each) => each !== 'language' && each !== 'requirements');
  if (!areListed && aspects.length > 0 && !isOne) return undefined;
  const there = places.length > 0 ? all.filter(isAnyOf(places)) : [];
  const candidates = named.length > 0 ? named : there;
  const ofProgramme = (each: Destination) =>
    programme === undefined || each.programme === programme;
  const respond = (written: string) =>
    fromTable({
      text: written,
      documents: calculatorsOf(
        programme === undefined
          ? programmeNames.filter((each) => candidates.some((row) => row.programme === each))
          : [programme],
        lang,
      ),
      rows: candidates.filter(ofProgramme),
    });

  if (candidates.length === 0) {
    const asksForList = asks.list.test(question) || asks.score.test(question);
    if (places.length === 0 && score !== undefined && asksForList && programme !== undefined)
      return respond(reachedText(all.filter(ofProgramme), score, lang));
    const unknown =
      places.length > 0 ? places.map(({ typed }) => typed) : unknownIn(others, question);
    const isAsked =
      places.length > 0
        ? aspects.length > 0 || programme !== undefined
        : areListed && exchangeOnly.test(question) && !asksMore;
    if (unknown.length === 0 || !isAsked) return undefined;
    const names = unknown.map((name) => name.charAt(0).toUpperCase() + name.slice(1)).join(', ');
    return respond(
      programme === undefined
        ? say(lang, 'notThere', { places: names })
        : say(lang, 'notThereIn', { places: names, programme: say(lang, programme) }),
    );
  }
  const found = candidates.filter(ofProgramme);
  if (found.length === 0)
    return respond(
      `${say(lang, 'notIn', { programme: say(lang, programme ?? 'triennale') })} ${listText(candidates, lang)}`,
    );
  if (score !== undefined) return respond(reachedText(found, score, lang));
  const detail = details.find((each) => aspects.includes(each));
  return respond(
    detail !== undefined && found.length <= maxListed
      ? found.map((each) => detailText(each, detail, lang)).join(' ')
      : listText(found, lang),
  );
}

const calculatorsOf = (asked: readonly Programme[], lang: Language) =>
  asked.map((each) => ({
    ...calculatorLink(programmes[each].calculator),
    tag: say(lang, 'calculators'),
  }));

/** Names after a preposition that neither the glossary nor the tables know: "a Harvard". */
const unknownIn = (words: readonly string[], question: string) =>
  words.filter(
    (word) =>
      !meanings.has(word) &&
      entryAt([word], 0) === undefined &&
      new RegExp(`\\b(a|ad|alla|in|per|at|to|for)\\s+(?:(?:the|la)\\s+)?${word}\\b`).test(
        question,
      ) &&
      !/\d/.test(word),
  );

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
  const names = new Map(all.map(({ name }) => [name, keysOf(name)]));
  const telling = words.filter(
    (word) =>
      word.length >= 3 &&
      !questionWords.has(word) &&
      !exchangeWord.test(word) &&
      entryAt([word], 0) === undefined &&
      [...names.values()].filter((keys) => keys.has(word)).length <= maxNamed,
  );
  const found = new Map(
    [...names].map(([name, keys]) => [name, telling.filter((word) => keys.has(word))]),
  );
  const most = (word: string) =>
    Math.max(...[...found.values()].map((its) => (its.includes(word) ? its.length : 0)));
  return all.filter(({ name }) => {
    const its = found.get(name) ?? [];
    return its.some((word) => its.length === most(word));
  });
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

function detailText(row: Destination, detail: (typeof details)[number], lang: Language): string {
  const known = { ...row, slots: row.slots ?? /\d+(?= posti)/.exec(row.notes ?? '')?.[0] };
  const name = `${row.name} (${say(lang, row.programme)})`;
  return say(lang, detail, { name, value: known[detail] ?? say(lang, 'notInTable') });
}
