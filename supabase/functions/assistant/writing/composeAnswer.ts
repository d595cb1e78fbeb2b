import type { Language } from '../../_shared/languages.ts';
import { locales } from '../../_shared/languages.ts';
import { whenAndWhere } from '../lookups/events.ts';
import { type Reading, read } from '../reading/passages.ts';
import type { Quotation } from '../reply.ts';
import { isHandout, type RankedHit } from '../search/rankHits.ts';
import type { Person, WeightedTerm } from '../search/searchContent.ts';
import type { Intent } from '../understanding/intent.ts';
import { answerOf, titleOf } from './labels.ts';
import { say } from './texts.ts';

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
  const title = titleOf(main, lang);
  switch (main.source) {
    case 'faq': {
      const answer = `${answerOf(main, lang)} ${say(lang, 'fromFaq')}`;
      const guide = others.find(({ source }) => source === 'guides');
      if (guide === undefined) return { text: answer, quotation: null };
      return {
        text: `${answer} ${say(lang, 'moreIn', { title: titleOf(guide, lang) })}`,
        quotation: null,
      };
    }
    case 'pages':
      return { text: answerOf(main, lang), quotation: null };
    case 'calculators':
      return {
        text: say(lang, 'calculatorDoes', { title, text: lowered(answerOf(main, lang)) }),
        quotation: null,
      };
    case 'events': {
      const { start, location } = main.details;
      const when = whenAndWhere({ start: new Date(start ?? ''), location }, lang);
      return { text: say(lang, 'event', { title, when }), quotation: null };
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
        return {
          text: say(lang, 'handoutsOf', { course, count: ofCourse, title: own }),
          quotation: null,
        };
      }
      const reading = isHandout(main) && isCourse ? undefined : read(main, terms, intent);
      return fromFile(main, reading, question);
    }
  }
}

function fromFile(main: RankedHit, reading: Reading | undefined, { lang }: Question): Composed {
  const kind = isHandout(main) ? 'handout' : 'guide';
  const title = titleOf(main, lang);
  const where = ({ page, heading }: { page: number; heading: string }) =>
    say(lang, heading === '' ? 'onPage' : 'underHeading', { page, heading });
  if (reading === undefined) {
    const [section] = main.sections;
    const isTold = section !== undefined && (kind === 'guide' || section.page > 1);
    const text = isTold
      ? say(lang, `${kind}Has`, { title, where: where(section) })
      : say(lang, kind, { title });
    return { text, quotation: null };
  }
  const missing = reading.hasFact ? '' : ` ${say(lang, 'notSaid')}`;
  const quoted = reading.text.replace(/«/g, '“').replace(/»/g, '”');
  const text = say(lang, `${kind}Says`, { title, where: where(reading), text: quoted }) + missing;
  // An Italian sentence stands in an Italian answer; an English one is followed by it.
  return { text, quotation: lang === 'it' ? null : { text: reading.text, lang: 'it' } };
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** "Irene Modello e Jacopo Prova (Scuola di giurisprudenza)". */
export function namesOf(people: readonly Person[], lang: Language): string {
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
