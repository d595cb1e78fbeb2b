import { type Language, locales } from '../languages.ts';
import { faqAnswer, isHandout } from '../retrieval/rankHits.ts';
import type { Person, SearchHit, WeightedTerm } from '../retrieval/searchContent.ts';
import { isPromptInjection } from '../understanding/promptInjection.ts';
import { formatEvents } from './formatEvents.ts';
import { answerOf, titleOf } from './labels.ts';
import { phrases } from './phrases.ts';
import { bestSentence } from './sentences.ts';

export type Material = {
  readonly hits: readonly SearchHit[];
  /** The hits that the reply links to. */
  readonly documents: readonly SearchHit[];
  readonly people: readonly Person[];
  /** Whether the question asks for the people themselves. */
  readonly areAskedFor: boolean;
  readonly terms: readonly WeightedTerm[];
  /** What the question asks that only the university publishes. */
  readonly unknown: 'roomsUnknown' | 'examDatesUnknown' | undefined;
};

/** The minimum score of a guide, relative to the FAQ answer that mentions it. */
const minGuideScore = 0.5;

/** Composes a short answer of the search results and their sources, from templates. */
export function composeAnswer(material: Material, lang: Language): string {
  const say = phrases[lang];
  const { hits, documents, people, areAskedFor, unknown } = material;
  const sentences = unknown === undefined ? [] : [say[unknown]];
  if (areAskedFor) {
    const guide = documents.find(({ source }) => source === 'guides');
    sentences.push(say.people(namesOf(people, lang)));
    if (guide !== undefined) sentences.push(say.moreIn(titleOf(guide)));
    return sentences.join(' ');
  }
  // An FAQ entry that does not answer the question is only a search result.
  const main = faqAnswer(hits) ?? hits.find(({ source }) => source !== 'faq');
  if (main !== undefined) sentences.push(describe(main, material, lang));
  if (people.length > 0) sentences.push(say.people(namesOf(people, lang)));
  return sentences.join(' ');
}

function describe(hit: SearchHit, { terms, documents }: Material, lang: Language): string {
  const say = phrases[lang];
  const { source, page, text, details, tag } = hit;
  const title = titleOf(hit);
  switch (source) {
    case 'faq': {
      const guide = documents.find(
        (document) => document.source === 'guides' && document.score >= minGuideScore * hit.score,
      );
      const more = guide === undefined ? [] : [say.moreIn(titleOf(guide))];
      return [answerOf(hit, lang), say.fromFaq, ...more].join(' ');
    }
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
    case 'guides': {
      const sentence = text === null ? undefined : bestSentence(text, terms);
      return sentence === undefined || page === null || isPromptInjection(sentence)
        ? say.guideHas(title, page)
        : say.guideSays(title, page, sentence.replace(/«/g, '“').replace(/»/g, '”'));
    }
    default: {
      // The tag of a law handout is its degree, so its course is compared by the title.
      const ofCourse = documents.filter(
        (each) => isHandout(each) && (each.tag === tag || each.title.startsWith(tag)),
      ).length;
      return source === 'handouts' && ofCourse > 1
        ? say.handoutsOf(tag, ofCourse, withoutCourse(title, tag))
        : say.handoutHas(title, page);
    }
  }
}

const withoutCourse = (title: string, course: string) =>
  title.startsWith(`${course} - `) ? title.slice(course.length + 3) : title;

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
