import type { Language } from '../../_shared/languages.ts';
import { locales } from '../../_shared/languages.ts';
import { whenAndWhere } from '../lookups/events.ts';
import { type Reading, read } from '../reading/passages.ts';
import type { Quotation } from '../reply.ts';
import { isHandout, type RankedHit } from '../search/rankHits.ts';
import type { Person, WeightedTerm } from '../search/searchContent.ts';
import type { Intent } from '../understanding/intent.ts';
import { eventTexts } from './eventTexts.ts';
import { answerOf, titleOf } from './labels.ts';
import { phrases } from './phrases.ts';

/** What an answer says; a quotation follows the text. */
export type Composed = { readonly text: string; readonly quotation: Quotation | null };

type Question = {
  readonly terms: readonly WeightedTerm[];
  readonly intent: Intent;
  readonly lang: Language;
};

/** How much of the question the title of a handout must match for the whole course to be meant. */
const minNamedCourse = 0.95;

/**
 * What the first of some documents says on a question, in its own words.
 * @param found all results, which say how many files a course has.
 */
export function composeAnswer(
  documents: readonly RankedHit[],
  found: readonly RankedHit[],
  question: Question,
): Composed {
  const [main, ...others] = documents;
  if (main === undefined) return { text: '', quotation: null };
  const { lang, intent, terms } = question;
  const say = phrases[lang];
  const title = titleOf(main, lang);
  switch (main.source) {
    case 'faq': {
      const answer = `${answerOf(main, lang)} ${say.fromFaq}`;
      const guide = others.find(({ source }) => source === 'guides');
      if (guide === undefined) return { text: answer, quotation: null };
      return { text: `${answer} ${say.moreIn(titleOf(guide, lang))}`, quotation: null };
    }
    case 'pages':
      return { text: answerOf(main, lang), quotation: null };
    case 'calculators':
      return { text: say.calculatorDoes(title, answerOf(main, lang)), quotation: null };
    case 'events': {
      const { start, location } = main.details;
      const when = whenAndWhere({ start: new Date(start ?? ''), location }, lang);
      return { text: eventTexts[lang].one(title, when), quotation: null };
    }
    default: {
      const ofCourse = new Set(
        [...documents, ...found]
          .filter(({ source, tag }) => source === main.source && tag === main.tag)
          .map(({ url }) => url),
      ).size;
      const isCourse = main.named >= minNamedCourse;
      if (main.source === 'handouts' && isCourse && ofCourse > 1) {
        const course = (lang === 'en' ? main.details.subject_en : undefined) ?? main.tag;
        const own = main.title.replace(/\.pdf$/i, '').replace(`${main.tag} - `, '');
        return { text: say.handoutsOf(course, ofCourse, own), quotation: null };
      }
      const reading = isHandout(main) && isCourse ? undefined : read(main, terms, intent);
      return fromFile(main, reading, question);
    }
  }
}

function fromFile(main: RankedHit, reading: Reading | undefined, { lang }: Question): Composed {
  const say = phrases[lang];
  const title = titleOf(main, lang);
  const has = isHandout(main) ? say.handoutHas : say.guideHas;
  if (reading === undefined) {
    const [section] = main.sections;
    return { text: has(title, section?.page ?? null, section?.heading ?? ''), quotation: null };
  }
  const { text, page, heading, hasFact } = reading;
  const says = isHandout(main) ? say.handoutSays : say.guideSays;
  const missing = hasFact ? '' : ` ${say.notSaid}`;
  // An Italian sentence stands in an Italian answer; an English one is followed by it.
  if (lang !== 'it')
    return { text: says(title, page, heading, '') + missing, quotation: { text, lang: 'it' } };
  const quoted = text.replace(/«/g, '“').replace(/»/g, '”');
  return { text: says(title, page, heading, quoted) + missing, quotation: null };
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
export const bodyName = (organ: string) =>
  organ.length <= 4 ? organ : organ.charAt(0) + organ.slice(1).toLowerCase();
