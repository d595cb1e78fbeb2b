import { tokenize } from '../understanding/normalizeText.ts';
import { lexicalScore } from './lexicalScore.ts';
import { isHandout } from './rankHits.ts';
import type { SearchHit, SearchResults } from './searchContent.ts';

/** What says how far a search can be trusted; each from about 0 to 1. */
export const signalNames = [
  'covered',
  'named',
  'strength',
  'lexical',
  'margin',
  'agreement',
  'known',
  'missing',
  'single',
  'corrected',
  'faq',
  'handout',
  'coveredHandout',
  'namedFaq',
  'phrase',
  'heading',
] as const;

export type Signals = Readonly<Record<(typeof signalNames)[number], number>>;

/** The signals of the first of the ranked results. */
export function signalsOf(content: SearchResults, ranked: readonly SearchHit[]): Signals {
  const [first, ...others] = ranked;
  const required = content.terms.filter((term) => term.required);
  const total = required.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const share = (of: typeof required) => of.reduce((sum, { weight }) => sum + weight, 0) / total;
  const missing = share(required.filter(({ matches }) => matches === 0));
  const corrected = share(required.filter((term) => term.corrected && term.matches > 0));
  if (first === undefined) return { ...nothing, known: content.known, missing, corrected };
  // The ranking compares shares of what texts have; the confidence is about the whole question.
  const main =
    content.found.find(
      ({ source, title, url }) =>
        source === first.source && title === first.title && url === first.url,
    ) ?? first;
  const lexical = lexicalScore(main, content);
  const other = others.find((hit) => !isSameTopic(main, hit));
  const otherLexical = other === undefined ? 0 : lexicalScore(other, content);
  const best = Math.max(...ranked.map((hit) => lexicalScore(hit, content)));
  return {
    covered: main.covered,
    named: main.named,
    strength: Math.min(1, main.strength),
    lexical: Math.min(1, lexical),
    margin: lexical === 0 ? 0 : Math.max(-1, (lexical - otherLexical) / lexical),
    agreement: best === 0 ? 0 : lexical / best,
    known: content.known,
    missing,
    single: required.length <= 1 ? 1 : 0,
    corrected,
    faq: main.source === 'faq' ? 1 : 0,
    handout: isHandout(main) ? 1 : 0,
    coveredHandout: isHandout(main) ? main.covered : 0,
    namedFaq: main.source === 'faq' ? main.named : 0,
    phrase: hasPhrase(content, main) ? 1 : 0,
    heading: headingCoverage(content, main),
  };
}

const nothing: Signals = {
  covered: 0,
  named: 0,
  strength: 0,
  lexical: 0,
  margin: 0,
  agreement: 0,
  known: 0,
  missing: 1,
  single: 0,
  corrected: 0,
  faq: 0,
  handout: 0,
  coveredHandout: 0,
  namedFaq: 0,
  phrase: 0,
  heading: 0,
};

/** Whether two words of the question stand side by side in the document: "teoria dei giochi". */
function hasPhrase({ terms }: SearchResults, { matches }: SearchHit): boolean {
  const phrases = new Set(
    terms.filter(({ typed }) => typed.includes(' ')).map(({ number }) => number),
  );
  return matches.some(([number]) => phrases.has(number));
}

/**
 * The share of the question that the heading of the best section has: what a section is called says as much as the
 * title of a document, "Bayes" in the handout on probability.
 */
function headingCoverage({ terms }: SearchResults, { heading, matches }: SearchHit): number {
  const words = new Set(tokenize(heading ?? '').map(stem));
  const inSection = new Set(
    matches.filter(([, , section]) => section > 0).map(([number]) => number),
  );
  const required = terms.filter((term) => term.required);
  const total = required.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const covered = required.filter(
    (term) =>
      inSection.has(term.number) &&
      term.words.flatMap(tokenize).some((word) => words.has(stem(word))),
  );
  return covered.reduce((sum, { weight }) => sum + weight, 0) / total;
}

const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2));

/** Documents of one course, or guides of one category, are no rivals. */
function isSameTopic(one: SearchHit, other: SearchHit): boolean {
  if (isHandout(one) && isHandout(other)) {
    return (
      one.tag === other.tag && (one.source === 'handouts' || courseOf(one) === courseOf(other))
    );
  }
  const category = one.details.category ?? one.url?.split('/guide/')[1];
  const otherCategory = other.details.category ?? other.url?.split('/guide/')[1];
  return category !== undefined && category === otherCategory;
}

const courseOf = ({ title }: SearchHit) => title.split(' - ')[0];

const logistic = (signals: Signals, [constant, ...factors]: readonly number[]) => {
  const sum = signalNames.reduce(
    (total, name, index) => total + signals[name] * (factors[index] ?? 0),
    constant ?? 0,
  );
  return 1 / (1 + Math.exp(-sum));
};

export type Confidence = {
  /** The probability that the first result is right. */
  readonly right: number;
  /** The probability that the association has anything on the question. */
  readonly answerable: number;
};

/** A constant, and a factor for each signal. */
export type Weights = { readonly right: readonly number[]; readonly answerable: readonly number[] };

/** @param weights fitted on questions whose answer is known: `pnpm bench assistant fit`, decision 18. */
export function confidenceOf(signals: Signals, weights: Weights): Confidence {
  return {
    right: logistic(signals, weights.right),
    answerable: logistic(signals, weights.answerable),
  };
}
