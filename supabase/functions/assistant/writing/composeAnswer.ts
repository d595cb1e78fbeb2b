import { type Language, locales } from '../../_shared/languages.ts';
import type { Retrieval } from '../answering/retrieve.ts';
import type { Quotation } from '../reply.ts';
import { isHandout } from '../retrieval/rankHits.ts';
import type { Reachable } from '../retrieval/reachable.ts';
import type { Person, SearchHit } from '../retrieval/searchContent.ts';
import { normalizeText } from '../understanding/normalizeText.ts';
import { type Extract, extractOf } from './extract.ts';
import { formatEvents } from './formatEvents.ts';
import { answerOf, titleOf } from './labels.ts';
import { phrases } from './phrases.ts';

/** What an answer says; a quotation follows the text. */
export type Composed = { readonly text: string; readonly quotation: Quotation | undefined };

/** The minimum score of a guide, relative to the FAQ answer that mentions it. */
const minGuideScore = 0.5;

/**
 * Composes a short answer from templates: what the first document says, and whom to turn to.
 * @param documents what the reply links to.
 * @param people whom the reply names.
 */
export function composeAnswer(
  retrieval: Retrieval,
  documents: readonly SearchHit[],
  people: readonly Person[],
  lang: Language,
): Composed {
  const say = phrases[lang];
  const { unknown } = retrieval;
  const sentences = unknown === undefined ? [] : [say[unknown]];
  if (retrieval.people.areAskedFor) {
    const guide = documents.find(({ source }) => source === 'guides');
    sentences.push(say.people(namesOf(people, lang)));
    if (guide !== undefined) sentences.push(say.moreIn(titleOf(guide, lang)));
    return { text: sentences.join(' '), quotation: undefined };
  }
  const [main] = documents;
  // A file of a course whose rooms are asked for is not quoted.
  const extract =
    main === undefined || unknown !== undefined
      ? undefined
      : extractOf(main, retrieval.content, retrieval.intent);
  if (main !== undefined)
    sentences.push(describe(main, extract, documents, retrieval.ranked, lang));
  if (people.length > 0) sentences.push(say.people(namesOf(people, lang)));
  const isQuoted =
    extract !== undefined && lang !== 'it' && isFile(main) && !isList(main, documents);
  return {
    text: sentences.join(' '),
    quotation: isQuoted ? { text: extract.text, lang: 'it' } : undefined,
  };
}

const isFile = (hit: SearchHit | undefined) =>
  hit !== undefined && (hit.source === 'guides' || isHandout(hit));

/** How much of the question the title of a handout must match for the whole course to be meant. */
const minNamedCourse = 0.95;

/** Whether the question asks for the files of a course, and not for what one of them explains. */
function isList(main: SearchHit | undefined, documents: readonly SearchHit[]): boolean {
  if (main === undefined || !isHandout(main) || main.named < minNamedCourse) return false;
  return documents.filter((each) => isHandout(each) && each.tag === main.tag).length > 1;
}

function describe(
  hit: SearchHit,
  extract: Extract | undefined,
  documents: readonly SearchHit[],
  found: readonly SearchHit[],
  lang: Language,
): string {
  const say = phrases[lang];
  const { source, page, details, tag } = hit;
  const heading = isTitle(hit) ? '' : (hit.heading ?? '');
  const title = titleOf(hit, lang);
  // An Italian sentence stands in an Italian answer; an English one is followed by it.
  const quoted = lang === 'it' ? extract?.text.replace(/«/g, '“').replace(/»/g, '”') : undefined;
  switch (source) {
    case 'faq': {
      const guide = documents.find(
        (document) => document.source === 'guides' && document.score >= minGuideScore * hit.score,
      );
      const more = guide === undefined ? [] : [say.moreIn(titleOf(guide, lang))];
      return [answerOf(hit, lang), say.fromFaq, ...more].join(' ');
    }
    case 'pages':
      return answerOf(hit, lang);
    case 'calculators':
      return say.calculatorDoes(title, answerOf(hit, lang));
    case 'events': {
      const start = new Date(details.start ?? '');
      const event = { title, start, location: details.location ?? null };
      return formatEvents(
        { events: [event], next: undefined, window: undefined, social: false },
        lang,
      );
    }
    case 'guides':
      return extract === undefined
        ? say.guideHas(title, page, heading)
        : say.guideSays(title, extract.page, extract.heading, quoted);
    default: {
      if (source === 'handouts' && isList(hit, documents)) {
        // The reply lists only some of them.
        const ofCourse = new Set(
          [...documents, ...found]
            .filter((each) => each.source === source && each.tag === tag)
            .map(({ url, title: name }) => url ?? name),
        ).size;
        const course = (lang === 'en' ? details.subject_en : undefined) ?? tag;
        return say.handoutsOf(course, ofCourse, withoutCourse(title, tag));
      }
      return extract === undefined || hit.named >= minNamedCourse
        ? say.handoutHas(title, page, heading)
        : say.handoutSays(title, extract.page, extract.heading, quoted);
    }
  }
}

/** Whether the best section stands under the title of the document, which would then be repeated. */
const isTitle = ({ title, heading }: SearchHit) =>
  heading !== null &&
  normalizeText(heading).trim() === normalizeText(title.replace(/\.pdf$/i, '')).trim();

const withoutCourse = (title: string, course: string) =>
  title.startsWith(`${course} - `) ? title.slice(course.length + 3) : title;

const maxDestinations = 5;

/** "HEC Paris (27,31), …". */
export function describeDestinations({ destinations }: Reachable, lang: Language): string {
  const say = phrases[lang];
  const known = destinations.filter(({ lowest }) => lowest !== null).slice(0, maxDestinations);
  if (known.length === 0) return say.calculatorsTell;
  const names = known.map(({ name, lowest }) => {
    const score = (lowest ?? '').trim().replace(/[.,]/, lang === 'it' ? ',' : '.');
    return `${name} (${score})`;
  });
  return say.destinations(names.join(', '));
}

/** "Irene Modello e Jacopo Prova (Scuola di giurisprudenza)". */
function namesOf(people: readonly Person[], lang: Language): string {
  const list = new Intl.ListFormat(locales[lang], { type: 'conjunction' });
  const bodies = new Map<string, string[]>();
  for (const { name, organ } of people) bodies.set(organ, [...(bodies.get(organ) ?? []), name]);
  return list.format(
    [...bodies].map(([organ, names]) => `${list.format(names)} (${bodyName(organ)})`),
  );
}

/** Abbreviations keep their capitals: "CDD", but "Scuola triennale". */
function bodyName(organ: string): string {
  return organ.length <= 4 ? organ : organ.charAt(0) + organ.slice(1).toLowerCase();
}
