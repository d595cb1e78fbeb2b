import { answeredBy, isHandout } from '../finding/relevant.ts';
import type { Finding, MeantIdea, Person } from '../finding/searchContent.ts';
import type { Language } from '../question.ts';
import { isAnOrder } from '../understanding/orders.ts';
import { namesOf } from './namesOf.ts';
import { phrases } from './phrases.ts';
import { bestSentence } from './sentences.ts';
import { tellEvents } from './tellEvents.ts';

export type Material = {
  readonly findings: readonly Finding[];
  /** Those that are offered to be opened. */
  readonly documents: readonly Finding[];
  readonly people: readonly Person[];
  /** Whether the question asks for the people themselves. */
  readonly peopleAreAskedFor: boolean;
  /** What the question's words meant to the search. */
  readonly ideas: readonly MeantIdea[];
  /** What of the question only the university knows. */
  readonly unknown: 'roomsUnknown' | 'examDatesUnknown' | undefined;
};

/** A guide goes on where an answer of the FAQ ends when it is about the same: of the answer's score. */
const goesOn = 0.5;

/** A short answer out of what was found, with where it is from. Nothing in it is invented. */
export function composeAnswer(material: Material, lang: Language): string {
  const say = phrases[lang];
  const { findings, documents, people, peopleAreAskedFor, unknown } = material;
  const told = unknown === undefined ? [] : [say[unknown]];
  if (peopleAreAskedFor) {
    const guide = documents.find(({ source }) => source === 'guides');
    told.push(say.people(namesOf(people, lang)));
    if (guide !== undefined) told.push(say.moreIn(titleOf(guide)));
    return told.join(' ');
  }
  // A question of the FAQ that is not the student's is no answer.
  const main = answeredBy(findings) ?? findings.find(({ source }) => source !== 'faq');
  if (main !== undefined) told.push(tell(main, material, lang));
  if (people.length > 0) told.push(say.people(namesOf(people, lang)));
  return told.join(' ');
}

function tell(finding: Finding, { ideas, documents }: Material, lang: Language): string {
  const say = phrases[lang];
  const { source, page, text, details, tag } = finding;
  const title = titleOf(finding);
  switch (source) {
    case 'faq': {
      const guide = documents.find(
        (document) => document.source === 'guides' && document.score >= goesOn * finding.score,
      );
      const more = guide === undefined ? [] : [say.moreIn(titleOf(guide))];
      return [answerOf(finding, lang), say.fromFaq, ...more].join(' ');
    }
    case 'calculators':
      return say.calculatorDoes(title, answerOf(finding, lang));
    case 'events': {
      const start = new Date(details.start ?? '');
      const event = { title, start, location: details.location ?? null };
      return tellEvents(
        { events: [event], next: undefined, window: undefined, social: false },
        lang,
      );
    }
    case 'guides': {
      const sentence = text === null ? undefined : bestSentence(text, ideas);
      // A sentence that gives orders was not written for students.
      return sentence === undefined || page === null || isAnOrder(sentence)
        ? say.guideHas(title, page)
        : say.guideSays(title, page, sentence.replace(/«/g, '“').replace(/»/g, '”'));
    }
    default: {
      // Those of law school are known by it, and are of the course that their title begins with.
      const ofCourse = documents.filter(
        (each) => isHandout(each) && (each.tag === tag || each.title.startsWith(tag)),
      ).length;
      return source === 'handouts' && ofCourse > 1
        ? say.handoutsOf(tag, ofCourse, withoutCourse(title, tag))
        : say.handoutHas(title, page);
    }
  }
}

/** What the association answers in its own words, in this language if it has it. */
export function answerOf({ details }: Finding, lang: Language): string {
  return (lang === 'en' ? details.answer_en : undefined) ?? details.answer ?? '';
}

/** As people say it: the ending of a file is no part of its name. */
export function titleOf({ title }: Pick<Finding, 'title'>): string {
  return title.replace(/\.pdf$/i, '');
}

const withoutCourse = (title: string, course: string) =>
  title.startsWith(`${course} - `) ? title.slice(course.length + 3) : title;
