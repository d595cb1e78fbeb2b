import { answeredBy } from '../finding/relevant.ts';
import type { Finding, MeantIdea, Person } from '../finding/searchContent.ts';
import type { Language } from '../question.ts';
import { isAnOrder } from '../understanding/outOfScope.ts';
import { phrases } from './phrases.ts';
import { bestSentence } from './sentences.ts';

export type Material = {
  readonly findings: readonly Finding[];
  readonly documents: number;
  readonly people: readonly Person[];
  /** What the question's words meant to the search. */
  readonly ideas: readonly MeantIdea[];
};

/** A short answer out of what was found, with where it is from. Nothing in it is invented. */
export function composeAnswer(
  { findings, documents, people, ideas }: Material,
  lang: Language,
): string {
  const say = phrases[lang];
  // A question of the FAQ that is not the student's is no answer.
  const main = answeredBy(findings) ?? findings.find(({ source }) => source !== 'faq');
  const told = main === undefined ? [] : [tell(main, ideas, lang)];
  if (main !== undefined && main.source !== 'faq' && documents === 1 && isFile(main)) {
    told.push(say.readMore(1));
  } else if (documents > 1) told.push(say.readMore(documents));
  if (people.length > 0) told.push(say.people(listed(people, lang), to(people)));
  return told.join(' ');
}

/** Nothing was found: said plainly, with whom to ask instead. */
export function composeRefusal(people: readonly Person[], lang: Language): string {
  const say = phrases[lang];
  return people.length === 0
    ? say.nothing
    : `${say.nothing} ${say.askPeople(listed(people, lang))}`;
}

function tell(finding: Finding, ideas: readonly MeantIdea[], lang: Language): string {
  const say = phrases[lang];
  const { source, page, text, details } = finding;
  const title = titleOf(finding);
  const answer = (lang === 'en' ? details.answer_en : undefined) ?? details.answer ?? '';
  switch (source) {
    case 'faq':
      return `${answer} ${say.fromFaq}`;
    case 'calculators':
      return say.calculatorDoes(title, answer);
    case 'events':
      return say.eventIs(title, whenOf(details.start ?? '', lang), details.location ?? null);
    case 'guides': {
      const sentence = text === null ? undefined : bestSentence(text, ideas);
      // A sentence that gives orders was not written for students.
      return sentence === undefined || page === null || isAnOrder(sentence)
        ? say.guideHas(title, page)
        : say.guideSays(title, page, sentence.replace(/«/g, '“').replace(/»/g, '”'));
    }
    default:
      return say.handoutHas(title, page);
  }
}

/** As people say it: the ending of a file is no part of its name. */
export function titleOf({ title }: Pick<Finding, 'title'>): string {
  return title.replace(/\.pdf$/i, '');
}

const isFile = ({ source }: Finding) =>
  source === 'guides' || source === 'handouts' || source === 'clmg_handouts';

/** In Italian: "ad Aurora", "a Bianca". */
const to = ([first]: readonly Person[]) => (/^a/i.test(first?.name ?? '') ? 'ad' : 'a');

function listed(people: readonly Person[], lang: Language): string {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(people.map(({ name }) => name));
}

function whenOf(start: string, lang: Language): string {
  return new Intl.DateTimeFormat(lang === 'it' ? 'it-IT' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Rome',
  }).format(new Date(start));
}
