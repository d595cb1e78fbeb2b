import type { Language } from '../../_shared/languages.ts';
import { answerWithCalculator } from '../lookups/calculators.ts';
import { answerWithDestinations } from '../lookups/destinations.ts';
import { answerWithEvents } from '../lookups/events.ts';
import { type PeopleFound, peopleFor } from '../lookups/people.ts';
import { certaintyOf, tierOf } from '../search/certainty.ts';
import {
  faqAnswer,
  isHandout,
  linkedDocuments,
  type RankedHit,
  rankHits,
  relatedHits,
  topicOf,
} from '../search/rankHits.ts';
import { type SearchResults, searchContent } from '../search/searchContent.ts';
import { searchTermsOf } from '../search/searchTerms.ts';
import { asksForRepresentatives, type Intent, intentOf } from '../understanding/intent.ts';
import { bodyName, composeAnswer, namesOf } from '../writing/composeAnswer.ts';
import { tagOf, titleOf } from '../writing/labels.ts';
import { say } from '../writing/texts.ts';
import { type Answer, type AnswerDocument, fromTable } from './answer.ts';
import type { Sources } from './replyParts.ts';

/** What only the university publishes. */
type Unknown = 'roomsUnknown' | 'examDatesUnknown';

/** The answer to one reading of a question, and what it was found in. A table needs no search. */
export type Answered = {
  readonly answer: Answer;
  readonly content?: SearchResults;
  readonly ranked: readonly RankedHit[];
  readonly unknown?: Unknown | undefined;
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
    answerWithCalculator(message, path, lang) ??
    (await answerWithDestinations(api, message, path, lang));
  if (fromTables !== undefined) return { answer: fromTables, ranked: [] };

  const typed = intentOf(message);
  const content = await searchContent(api, searchTermsOf(typed.topic));
  // The search corrects typos, so a mistyped "rappresentante" is recognised here.
  const understood = content.terms.flatMap(({ words }) => words).join(' ');
  const intent = {
    ...typed,
    representatives: typed.representatives || asksForRepresentatives(understood),
  };
  const ranked = rankHits(content, intent);
  const faq = faqAnswer(ranked);
  const people = peopleFor({ intent, message, path }, content, ranked, faq);
  const unknown = faq === undefined ? unknownOf(message, intent, ranked) : undefined;
  const found = { content, ranked, intent, people, unknown, lang, message };
  return { answer: select(found), content, ranked, unknown };
}

const exams = /\b(esam[ei]|appell[oi]|parzial[ei]|exams?|midterms?)\b/i;

function unknownOf(
  message: string,
  intent: Intent,
  [first]: readonly RankedHit[],
): Unknown | undefined {
  if (intent.rooms) return 'roomsUnknown';
  const isOfCourse = first !== undefined && isHandout(first);
  return intent.date && isOfCourse && exams.test(message) ? 'examDatesUnknown' : undefined;
}

type Found = {
  readonly content: SearchResults;
  readonly ranked: readonly RankedHit[];
  readonly intent: Intent;
  readonly people: PeopleFound;
  readonly unknown: Unknown | undefined;
  readonly lang: Language;
  readonly message: string;
};

/** Decides in which tier a question is answered, and with which of its results. */
function select(found: Found): Answer {
  const { content, ranked, intent, people, unknown, lang, message } = found;
  const certainty = certaintyOf(content, ranked);
  const tier = tierOf(certainty);
  if (people.areAskedFor) return answerWithPeople(found);
  const [main] = ranked;
  if (tier === 'answer' && main !== undefined) {
    const shown = linkedDocuments([main, ...relatedHits(main, ranked)]);
    const question = { terms: content.terms, message, lang };
    const composed = composeAnswer(
      [main, ...shown.filter((hit) => hit !== main)],
      ranked,
      question,
    );
    const first = unknown === undefined ? [] : [say(lang, unknown)];
    const named =
      people.people.length > 0
        ? [say(lang, 'people', { names: namesOf(people.people, lang) })]
        : [];
    const { quoted } = composed;
    const documents = linkedDocuments(
      quoted && quoted !== main && main.source !== 'faq' ? [quoted, ...shown] : shown,
    );
    return fromTable({
      certainty,
      text: [...first, composed.text, ...named].join(' '),
      quotation: composed.quotation,
      documents: documents.map((hit) => documentOf(hit, lang)),
      people: people.people,
      next: nextQuestions(ranked, main, lang),
      hits: documents,
    });
  }
  if (intent.representatives && people.people.length > 0) return answerWithPeople(found);
  if (tier === 'none' || main === undefined)
    return { ...fromTable({ text: '' }), tier: 'none', certainty };
  return suggest(ranked, { terms: content.terms, message, lang }, certainty);
}

/** The minimum match of a guide beside people. */
const besidePeople = { covered: 0.75, named: 0.5 };

/** "Who represents law students?" is answered by names; most documents only share words with it. */
function answerWithPeople({ people: { people, emptyBody }, ranked, lang }: Found): Answer {
  const close = ranked.filter(
    (hit) =>
      hit.source !== 'faq' &&
      !isHandout(hit) &&
      hit.covered >= besidePeople.covered &&
      hit.named >= besidePeople.named,
  );
  const guides = linkedDocuments(
    close.filter((hit) => hit === close[0] || (close[0] && topicOf(hit) === topicOf(close[0]))),
  );
  const guide = guides.find(({ source }) => source === 'guides');
  return fromTable({
    text: [
      emptyBody === undefined
        ? say(lang, 'people', { names: namesOf(people, lang) })
        : say(lang, 'emptyBody', { body: bodyName(emptyBody) }),
      ...(guide === undefined ? [] : [say(lang, 'moreIn', { title: titleOf(guide, lang) })]),
    ].join(' '),
    documents: guides.map((hit) => documentOf(hit, lang)),
    people,
    next: nextQuestions(ranked, undefined, lang),
    hits: guides,
  });
}

const maxSuggestions = 5;

/** Lists the best results that are about different things, with what the first says. */
export function suggest(
  ranked: readonly RankedHit[],
  question: Parameters<typeof composeAnswer>[2],
  certainty: number,
): Answer {
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

/** One of the results that an answer listed, from 1: a person, or a document; the answer of the FAQ is no list. */
export function resultOf(
  { answer, content, ranked }: Answered,
  number: number,
  lang: Language,
): Answer | undefined {
  if (content === undefined || answer.tier === 'none') return undefined;
  const person = answer.hits.length === 0 ? answer.people[number - 1] : undefined;
  if (person !== undefined)
    return fromTable({
      text: say(lang, 'people', { names: namesOf([person], lang) }),
      people: [person],
    });
  const isList = answer.tier === 'unsure' || answer.hits[0]?.source !== 'faq';
  const hit = isList ? answer.hits[number - 1] : undefined;
  if (hit === undefined) return undefined;
  const question = { terms: content.terms, message: '', lang };
  return fromTable({
    ...composeAnswer([hit], ranked, question),
    documents: [documentOf(hit, lang)],
    hits: [hit],
  });
}

/** The link to a document, at the page of its first section. */
export function documentOf(hit: RankedHit, lang: Language): AnswerDocument {
  const url = hit.url ?? '';
  const page = hit.sections[0]?.page;
  return {
    title: titleOf(hit, lang),
    tag: tagOf(hit, lang),
    url: page === undefined || url.includes('#') ? url : `${url}#page=${page}`,
  };
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
