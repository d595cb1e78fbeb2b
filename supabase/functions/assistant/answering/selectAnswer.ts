import type { Language } from '../../_shared/languages.ts';
import { besidePeople, linkedDocuments, relatedHits } from '../retrieval/rankHits.ts';
import type { Person, SearchHit } from '../retrieval/searchContent.ts';
import { isHesitant } from '../understanding/isHesitant.ts';
import { type Composed, composeAnswer, describeDestinations } from '../writing/composeAnswer.ts';
import { titleOf } from '../writing/labels.ts';
import { phrases } from '../writing/phrases.ts';
import type { Retrieval } from './retrieve.ts';
import { type Tier, tierOf } from './tiers.ts';

/** A link that needs no signing. */
type Page = { readonly title: string; readonly tag: string; readonly url: string };

/** The answer to a question, or to one of its sub-questions. */
export type Answer = Composed & {
  readonly tier: Tier;
  /** The probability that it is right. */
  readonly confidence: number;
  /** Calculators, before the documents. */
  readonly pages: readonly Page[];
  readonly documents: readonly (SearchHit & { url: string })[];
  readonly people: readonly Person[];
  readonly next: readonly string[];
};

const maxSuggestions = 3;
const maxNext = 3;
/** People who are named, and calculators of a destination that is named, are certain. */
const certain = 0.95;

const calculatorTitles: Readonly<Record<string, string>> = {
  'exchange-calculator-ug': 'Exchange Calculator UG',
  'exchange-calculator': 'Exchange Calculator MSc',
  'exchange-calculator-clmg': 'Exchange Calculator CLMG',
};

/** Decides in which tier a question is answered, and with which of its candidates. */
export function selectAnswer(retrieval: Retrieval, lang: Language): Answer {
  const { reachable, people, ranked, confidence } = retrieval;
  if (reachable !== undefined) {
    return {
      ...nothing,
      tier: 'answer',
      confidence: certain,
      text: describeDestinations(reachable, lang),
      pages: reachable.calculators.map((slug) => ({
        title: calculatorTitles[slug] ?? slug,
        tag: lang === 'it' ? 'Calcolatore' : 'Calculator',
        url: `/?calcolatore=${slug}#calcolatori`,
      })),
      documents: linkedDocuments(ranked.filter(isAboutDestinations).slice(0, 1)),
      next: nextQuestions(ranked, undefined, lang),
    };
  }
  if (people.areAskedFor) {
    // "Who represents law students?" is answered by names; most documents only share words with it.
    const documents = linkedDocuments(besidePeople(ranked));
    return {
      ...nothing,
      ...composeAnswer(retrieval, documents, people.people, lang),
      tier: 'answer',
      confidence: certain,
      documents,
      people: people.people,
      next: nextQuestions(ranked, undefined, lang),
    };
  }
  const [main] = ranked;
  const certainty = tierOf(confidence);
  const tier = certainty === 'answer' && isHesitant(retrieval.message) ? 'unsure' : certainty;
  if (tier === 'answer' && main !== undefined) {
    const documents = linkedDocuments([main, ...relatedHits(main, ranked, retrieval.content)]);
    const shown = main.url === null ? [main, ...documents] : documents;
    return {
      ...nothing,
      ...composeAnswer(retrieval, shown, people.people, lang),
      tier,
      confidence: confidence.right,
      documents,
      people: people.people,
      next: nextQuestions(ranked, main, lang),
    };
  }
  if (retrieval.intent.representatives && people.people.length > 0) {
    return {
      ...nothing,
      ...composeAnswer(
        { ...retrieval, people: { ...people, areAskedFor: true } },
        [],
        people.people,
        lang,
      ),
      tier: 'answer',
      confidence: certain,
      people: people.people,
    };
  }
  if (tier === 'none' || main === undefined) {
    return { ...nothing, tier: 'none', confidence: confidence.right, text: '' };
  }
  return suggest(retrieval, lang);
}

/** Says that it is unsure, and lists the best results. */
export function suggest({ ranked, confidence }: Retrieval, lang: Language): Answer {
  return {
    ...nothing,
    tier: 'unsure',
    confidence: confidence.right,
    text: [phrases[lang].unsure, phrases[lang].unsureOfPeople].join(' '),
    documents: suggestionsFrom(ranked),
  };
}

const nothing = { quotation: undefined, pages: [], documents: [], people: [], next: [] };

/** The best results that are about different things. */
function suggestionsFrom(ranked: readonly SearchHit[]): (SearchHit & { url: string })[] {
  const seen = new Set<string>();
  return ranked
    .filter((hit): hit is SearchHit & { url: string } => {
      if (hit.url === null || seen.has(hit.url)) return false;
      seen.add(hit.url);
      return true;
    })
    .slice(0, maxSuggestions);
}

/** "Which destinations do I reach?" */
const isAboutDestinations = ({ source, named, details }: SearchHit) =>
  source === 'faq' &&
  named >= minShared &&
  /\b(destinazioni|mete|punteggio)\b/.test(details.answer ?? '');

/** The minimum share of the question that the next one has in common with it. */
const minShared = 0.3;

/** Frequent questions on the same topic: they have answers. */
function nextQuestions(
  ranked: readonly SearchHit[],
  main: SearchHit | undefined,
  lang: Language,
): string[] {
  return ranked
    .filter((hit) => hit.source === 'faq' && hit !== main && hit.named >= minShared)
    .slice(0, maxNext)
    .map((hit) => titleOf(hit, lang));
}
