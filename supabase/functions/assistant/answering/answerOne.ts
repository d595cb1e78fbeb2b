import { normalizeText } from 'shared/search';
import {
  coursePath,
  lawYear,
  lawYearPath,
  readerParameters,
  yearNamed,
} from '../../_shared/handoutPages.ts';
import type { Language } from '../../_shared/languages.ts';
import { answerWithBase } from '../lookups/calculators.ts';
import { answerWithDestinations } from '../lookups/destinations.ts';
import { answerWithEvents } from '../lookups/events.ts';
import { type PeopleFound, peopleFor } from '../lookups/people.ts';
import { certaintyOf, tierOf } from '../search/certainty.ts';
import {
  isHandout,
  linkedDocuments,
  type RankedHit,
  rankHits,
  relatedHits,
} from '../search/rankHits.ts';
import { type Person, type SearchResults, searchContent } from '../search/searchContent.ts';
import { searchTermsOf } from '../search/searchTerms.ts';
import { intentOf } from '../understanding/intent.ts';
import { bodyName, composeAnswer, namesOf } from '../writing/composeAnswer.ts';
import { say, tagOf, titleOf } from '../writing/texts.ts';
import { type Answer, type AnswerDocument, fromTable } from './answer.ts';
import type { Sources } from './replyParts.ts';

/** The answer to one reading of a question, and what it was found in. A table needs no search. */
export type Answered = {
  readonly answer: Answer;
  readonly content?: SearchResults;
  readonly ranked: readonly RankedHit[];
};

/** Asks the tables, then searches, ranks, weighs and reads. */
export async function answerOne(
  { api }: Pick<Sources, 'api'>,
  message: string,
  path: string,
  lang: Language,
): Promise<Answered> {
  const fromTables =
    (await answerWithEvents(api, message, lang)) ??
    answerWithBase(message, lang) ??
    (await answerWithDestinations(api, message, path, lang));
  if (fromTables !== undefined) return { answer: fromTables, ranked: [] };

  const content = await searchContent(api, searchTermsOf(message));
  const intent = intentOf(message, content.terms.flatMap(({ words }) => words).join(' '));
  const ranked = rankHits(content, message);
  const people = peopleFor({ intent, message, path }, content, ranked);
  const question = { terms: content.terms, message, lang };
  const certainty = certaintyOf(content, ranked);
  const tier = tierOf(certainty);
  const [main] = ranked;
  const isForPeople =
    people.areAskedFor || (tier !== 'answer' && intent.representatives && people.people.length > 0);
  const answer = isForPeople
    ? answerWithPeople(people, ranked, lang)
    : tier === 'none' || main === undefined
      ? { ...fromTable({ text: '' }), tier: 'none' as const, certainty }
      : tier === 'unsure'
        ? suggest(ranked, question, certainty)
        : answerWith(main, ranked, people.people, question, certainty);
  return { answer, content, ranked };
}

type AskedFor = Parameters<typeof composeAnswer>[2];

/** Rooms, timetables and dates of exams, which only the university publishes. */
const timetable =
  /\b(in )?(che|quale|quali) aul[ae]\b|\borari[o]? (di |del |delle |della |dei )?(lezion[ei]|cors[oi])\b|\b(quando|dove|a che ora|when|where|what time|che giorn[oi]|date|dates)\b.*\b(lezion[ei]|esam[ei]|appell[oi]|parzial[ei]|class(es)?|lectures?|exams?|midterms?)\b|\b(which|what) (class|lecture )?(room|hall)\b|\btimetables?\b/;

/** What the first result says, with those of its topic beside it. */
function answerWith(
  main: RankedHit,
  ranked: readonly RankedHit[],
  people: readonly Person[],
  question: AskedFor,
  certainty: number,
): Answer {
  const { lang, message } = question;
  const shown = linkedDocuments([main, ...relatedHits(main, ranked)]);
  const read = [main, ...shown.filter((hit) => hit !== main)];
  const { text, quotation, quoted } = composeAnswer(read, ranked, question);
  const isTimetable = isHandout(main) && timetable.test(normalizeText(message));
  const hits = linkedDocuments(
    quoted && quoted !== main && main.source !== 'faq' ? [quoted, ...shown] : shown,
  );
  return fromTable({
    certainty,
    text: [
      ...(isTimetable ? [say(lang, 'timetableUnknown')] : []),
      text,
      ...(people.length > 0 ? [say(lang, 'people', { names: namesOf(people, lang) })] : []),
    ].join(' '),
    quotation,
    documents: hits.map((hit) => documentOf(hit, lang)),
    people,
    next: nextQuestions(ranked, main, lang),
    hits,
  });
}

/** The minimum match of a guide beside people. */
const besidePeople = { covered: 0.75, named: 0.5 };

/** "Who represents law students?" is answered by names; most documents only share words with it. */
function answerWithPeople(
  { people, emptyBody }: PeopleFound,
  ranked: readonly RankedHit[],
  lang: Language,
): Answer {
  const guides = ranked
    .filter(
      ({ source, url, covered, named }) =>
        source === 'guides' &&
        url !== null &&
        covered >= besidePeople.covered &&
        named >= besidePeople.named,
    )
    .slice(0, 1);
  return fromTable({
    text: [
      emptyBody === undefined
        ? say(lang, 'people', { names: namesOf(people, lang) })
        : say(lang, 'emptyBody', { body: bodyName(emptyBody) }),
      ...guides.map((guide) => say(lang, 'moreIn', { title: titleOf(guide, lang) })),
    ].join(' '),
    documents: guides.map((hit) => documentOf(hit, lang)),
    people,
    next: nextQuestions(ranked, undefined, lang),
    hits: guides,
  });
}

const maxSuggestions = 5;

/** Lists the best results that are about different things, with what the first says. */
function suggest(ranked: readonly RankedHit[], question: AskedFor, certainty: number): Answer {
  const hits = ranked
    .filter(
      ({ url }, index) => url !== null && ranked.findIndex((each) => each.url === url) === index,
    )
    .slice(0, maxSuggestions);
  const { text, quotation } = composeAnswer(hits.slice(0, 1), ranked, question);
  return {
    ...fromTable({ text, quotation }),
    tier: 'unsure',
    certainty,
    documents: hits.map((hit) => documentOf(hit, question.lang)),
    hits,
  };
}

/** The links to a document, at the page of its first section. */
export function documentOf(hit: RankedHit, lang: Language): AnswerDocument {
  const url = hit.url ?? '';
  const page = hit.sections[0]?.page;
  const reader = readerPath(hit);
  return {
    title: titleOf(hit, lang),
    tag: tagOf(hit, lang),
    url: page === undefined || url.includes('#') ? url : `${url}#page=${page}`,
    ...(reader === undefined ? {} : { reader }),
  };
}

/** The path by which the page of its course opens a handout in the reader; undefined for what is no PDF. */
function readerPath({ source, id, url, tag, details, sections }: RankedHit): string | undefined {
  if (!/\.pdf(?=[?#]|$)/i.test(url ?? '')) return undefined;
  const parameters = new URLSearchParams(readerParameters(id, sections[0]?.page));
  if (source === 'handouts') {
    const year = yearNamed(String(details.year));
    return year && `${coursePath(year, tag.trim())}?${parameters}`;
  }
  const year = source === 'clmg_handouts' ? lawYear(Number(details.year)) : undefined;
  return year && `${lawYearPath(year)}?${parameters}`;
}

const maxNext = 3;
/** The minimum share of the question that the next one has in common with it. */
const minShared = 0.3;

/** Frequent questions on the same topic: they have answers. */
const nextQuestions = (ranked: readonly RankedHit[], main: RankedHit | undefined, lang: Language) =>
  ranked
    .filter((hit) => hit.source === 'faq' && hit !== main && hit.named >= minShared)
    .slice(0, maxNext)
    .map((hit) => titleOf(hit, lang));
