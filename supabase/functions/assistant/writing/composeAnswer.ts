import type { Language } from '../../_shared/languages.ts';
import { locales } from '../../_shared/languages.ts';
import { whenAndWhere } from '../lookups/events.ts';
import { factOf } from '../reading/factOf.ts';
import { type Reading, read } from '../reading/passages.ts';
import type { Quotation } from '../reply.ts';
import { isHandout, type RankedHit } from '../search/rankHits.ts';
import type { Person, WeightedTerm } from '../search/searchContent.ts';
import { answerOf, say, titleOf } from './texts.ts';

/** What an answer says; a quotation follows the text. */
type Composed = {
  readonly text: string;
  readonly quotation: Quotation | null;
  /** The file that is quoted. */
  readonly quoted?: RankedHit;
};

type Question = {
  readonly terms: readonly WeightedTerm[];
  readonly message: string;
  readonly lang: Language;
};

/** A file may be quoted in place of the first result when it is among this many. */
const maxRead = 3;
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
  const { lang, message, terms } = question;
  const title = titleOf(main, lang);
  switch (main.source) {
    case 'faq': {
      const own = answerOf(main, lang);
      const answer = `${own} ${say(lang, 'fromFaq')}`;
      const guide = others.find(({ source }) => source === 'guides');
      if (guide === undefined) return { text: answer, quotation: null };
      const reading =
        factOf(message)?.isIn(own) === false ? read(guide, terms, message) : undefined;
      if (reading?.hasFact) {
        const composed = fromFile(guide, reading, question);
        return { ...composed, text: `${answer} ${composed.text}` };
      }
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
      const isCourse = main.named >= minNamedCourse;
      const best = isHandout(main) && isCourse ? undefined : bestReading(main, found, question);
      return fromFile(best?.quoted ?? main, best?.reading, question);
    }
  }
}

/** The reading of the first files that has most of the question, less of it for a worse result. */
function bestReading(main: RankedHit, found: readonly RankedHit[], { terms, message }: Question) {
  return (
    [main, ...found.slice(0, maxRead)]
      .filter(({ url, sections }) => url !== null && sections.length > 0)
      // Handouts of other courses share words with the question by chance.
      .filter((each) => !(isHandout(main) || isHandout(each)) || each.tag === main.tag)
      .flatMap((quoted) => {
        const reading = read(quoted, terms, message);
        return reading
          ? [{ quoted, reading, value: (reading.score * quoted.score) / main.score }]
          : [];
      })
      .reduce<{ quoted: RankedHit; reading: Reading; value: number } | undefined>(
        (best, each) => (best === undefined || each.value > best.value ? each : best),
        undefined,
      )
  );
}

function fromFile(quoted: RankedHit, reading: Reading | undefined, { lang }: Question): Composed {
  const kind = isHandout(quoted) ? 'handout' : 'guide';
  const title = titleOf(quoted, lang);
  if (reading === undefined) return { text: say(lang, kind, { title }), quotation: null, quoted };
  const { heading, page } = reading;
  const where = say(lang, heading === '' ? 'onPage' : 'underHeading', { page, heading });
  const text = reading.text.replace(/«/g, '“').replace(/»/g, '”');
  const says = say(lang, `${kind}Says`, { title, where, text });
  return {
    text: reading.hasFact ? says : `${say(lang, 'notSaid')} ${says}`,
    // An Italian sentence stands in an Italian answer; an English one is followed by it.
    quotation: lang === 'it' ? null : { text: reading.text, lang: 'it' },
    quoted,
  };
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
