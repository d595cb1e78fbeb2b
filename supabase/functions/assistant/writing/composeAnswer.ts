import { answeredBy } from '../finding/relevant.ts';
import type { Finding, MeantIdea, Person } from '../finding/searchContent.ts';
import type { Language } from '../question.ts';
import { isAnOrder } from '../understanding/outOfScope.ts';
import { listed, namesOf } from './namesOf.ts';
import { phrases } from './phrases.ts';
import { bestSentence } from './sentences.ts';

export type Material = {
  readonly findings: readonly Finding[];
  /** Those that are offered to be opened. */
  readonly documents: readonly Finding[];
  readonly people: readonly Person[];
  /** What the question's words meant to the search. */
  readonly ideas: readonly MeantIdea[];
};

/** A guide goes on where an answer of the FAQ ends when it is about the same: of the answer's score. */
const goesOn = 0.5;

/** A short answer out of what was found, with where it is from. Nothing in it is invented. */
export function composeAnswer(material: Material, lang: Language): string {
  const say = phrases[lang];
  const { findings, people } = material;
  // A question of the FAQ that is not the student's is no answer.
  const main = answeredBy(findings) ?? findings.find(({ source }) => source !== 'faq');
  const onlyEvents = findings.length > 1 && findings.every(({ source }) => source === 'events');
  const told =
    main === undefined
      ? []
      : [onlyEvents ? tellEvents(findings, lang) : tell(main, material, lang)];
  if (people.length > 0) told.push(say.people(namesOf(people, lang)));
  return told.join(' ');
}

/** Nothing was found: said plainly, with whom to ask instead. */
export function composeRefusal(people: readonly Person[], lang: Language): string {
  const say = phrases[lang];
  return people.length === 0
    ? say.nothing
    : `${say.nothing} ${say.askPeople(namesOf(people, lang))}`;
}

function tell(finding: Finding, { ideas, documents }: Material, lang: Language): string {
  const say = phrases[lang];
  const { source, page, text, details, tag } = finding;
  const title = titleOf(finding);
  const answer = (lang === 'en' ? details.answer_en : undefined) ?? details.answer ?? '';
  const alike = documents.filter((each) => each.source === source);
  switch (source) {
    case 'faq': {
      const guide = documents.find(
        (document) => document.source === 'guides' && document.score >= goesOn * finding.score,
      );
      const more = guide === undefined ? [] : [say.moreIn(titleOf(guide))];
      return [answer, say.fromFaq, ...more].join(' ');
    }
    case 'calculators':
      return say.calculatorDoes(title, answer);
    case 'events':
      return say.eventIs(
        title,
        dayOf(finding, lang),
        timeOf(finding, lang),
        details.location ?? null,
      );
    case 'guides': {
      const sentence = text === null ? undefined : bestSentence(text, ideas);
      // A sentence that gives orders was not written for students.
      return sentence === undefined || page === null || isAnOrder(sentence)
        ? say.guideHas(title, page)
        : say.guideSays(title, page, sentence.replace(/«/g, '“').replace(/»/g, '”'));
    }
    default: {
      const ofCourse = alike.filter((each) => each.tag === tag).length;
      return source === 'handouts' && ofCourse > 1
        ? say.handoutsOf(tag, ofCourse, withoutCourse(title, tag))
        : say.handoutHas(title, page);
    }
  }
}

const mostEvents = 4;

function tellEvents(events: readonly Finding[], lang: Language): string {
  const named = events
    .slice(0, mostEvents)
    .map((event) => `${event.title} (${dayOf(event, lang)})`);
  return phrases[lang].eventsAre(listed(named, lang));
}

/** As people say it: the ending of a file is no part of its name. */
export function titleOf({ title }: Pick<Finding, 'title'>): string {
  return title.replace(/\.pdf$/i, '');
}

const withoutCourse = (title: string, course: string) =>
  title.startsWith(`${course} - `) ? title.slice(course.length + 3) : title;

const dateFormat = (lang: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(lang === 'it' ? 'it-IT' : 'en-GB', {
    ...options,
    timeZone: 'Europe/Rome',
  });

const dayOf = ({ details }: Finding, lang: Language) =>
  dateFormat(lang, { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(details.start ?? ''),
  );

const timeOf = ({ details }: Finding, lang: Language) =>
  dateFormat(lang, { hour: '2-digit', minute: '2-digit' }).format(new Date(details.start ?? ''));
