import { isOn } from '../parts.ts';
import type { Intent } from '../understanding/intent.ts';
import type { SearchHit, SearchResults } from './searchContent.ts';

/** How much a match counts: in a title, in a section, and in both. */
const matchWeights = { title: 1, section: 0.8, both: 0.2, optionalTerm: 0.4, wholeTitle: 0.3 };

/** What the intent of a question does to the score of a document. */
const intentWeights = {
  eventNotAskedFor: 0.6,
  categoryNotAskedFor: 0.3,
  datedAnswer: 1.4,
  calculatorAskedFor: 2,
};

export type RankedHit = SearchHit & {
  /** How well it matches: from 0 to a little more than 1, what a document that is called like the question gets. */
  readonly lexical: number;
  /** The same, weighted by the intent of the question. */
  readonly score: number;
};

/**
 * All search results, the best first. No word is required: a document gets the weight of each term that it matches,
 * with its best match, so that words which match nothing cost nothing.
 */
export function rankHits(content: SearchResults, intent: Intent): RankedHit[] {
  const scoreOf = lexicalScore(content);
  const ranked = content.found
    .map((hit) => {
      const lexical = scoreOf(hit);
      return { ...hit, lexical, score: lexical * intentWeight(hit, intent) };
    })
    .sort((one, other) => other.score - one.score);
  const answer = isOn('faqFirst') ? faqAnswer(ranked) : undefined;
  // The association's own answer to the question is better than a file about it.
  return answer === undefined ? ranked : [answer, ...ranked.filter((hit) => hit !== answer)];
}

function lexicalScore({ terms }: SearchResults): (hit: SearchHit) => number {
  const matching = terms.filter(({ matches }) => matches > 0);
  const weights = new Map(
    matching.map(({ number, weight, required }) => [
      number,
      weight * (required ? 1 : matchWeights.optionalTerm),
    ]),
  );
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  return ({ matches, titled }) => {
    const matched = matches.reduce((sum, [number, title, section]) => {
      const best = Math.max(matchWeights.title * title, matchWeights.section * section);
      const both = matchWeights.both * Math.min(title, section);
      return sum + (weights.get(number) ?? 0) * (best + both);
    }, 0);
    // Of two equal matches, the one with fewer other words in its title.
    return (matched / total) * (1 + matchWeights.wholeTitle * titled);
  };
}

function intentWeight({ source, title, url }: SearchHit, intent: Intent): number {
  if (!isOn('intentRanks')) return 1;
  if (source === 'events' && !intent.events) return intentWeights.eventNotAskedFor;
  if (source === 'pages' && url?.startsWith('/guide/') && !intent.list)
    return intentWeights.categoryNotAskedFor;
  if (source === 'calculators' && intent.calculator) return intentWeights.calculatorAskedFor;
  // A deadline of the calendar has the date.
  const hasDate = source === 'events' || (source === 'faq' && /^(quando|entro)\b/i.test(title));
  return hasDate && intent.date ? intentWeights.datedAnswer : 1;
}

/** The minimum score relative to the best, and the minimum share of the question, absolute and relative. */
const faqMatch = { score: 0.75, named: 0.6, relativeNamed: 0.8 };

/** The FAQ answer to the question, if there is one. */
export function faqAnswer(ranked: readonly RankedHit[]): RankedHit | undefined {
  const best = Math.max(...ranked.map(({ score }) => score));
  const named = Math.max(0, ...ranked.slice(0, 5).map((hit) => hit.named));
  return ranked.find(
    (hit) =>
      hit.source === 'faq' &&
      hit.score >= faqMatch.score * best &&
      hit.named >= Math.max(faqMatch.named, faqMatch.relativeNamed * named),
  );
}

/** Handouts are about courses; all other sources are about student life. */
export const isHandout = ({ source }: Pick<SearchHit, 'source'>) =>
  source === 'handouts' || source === 'clmg_handouts';

const minRelativeScore = { same: 0.25, other: 0.5 };
/** Shares of the question that a title matches. */
const namedShare = { some: 0.34, most: 0.6, all: 0.9 };

/**
 * The results to show beside the first: those of the same topic. Handouts and student life are kept apart: "quando si
 * pagano le rate" is not about the instalments of financial mathematics.
 */
export function relatedHits(main: RankedHit, ranked: readonly RankedHit[]): RankedHit[] {
  return ranked.filter((other) => {
    if (other === main) return false;
    const relative = other.score / main.score;
    if (isHandout(main) && isHandout(other))
      return (
        relative >= minRelativeScore.same &&
        other.named >= (other.tag === main.tag ? main.named : Math.max(namedShare.most, main.named))
      );
    if (isHandout(main))
      return other.named >= namedShare.most && relative >= minRelativeScore.other;
    if (isHandout(other)) return other.named >= namedShare.all && other.named > main.named;
    if (topicOf(main) !== undefined && topicOf(main) === topicOf(other))
      return relative >= minRelativeScore.same;
    return relative >= minRelativeScore.other && (other.named > 0 || main.named < namedShare.some);
  });
}

/** The category of a guide, or of the page that an answer links to; both exchanges count as one. */
export const topicOf = ({ details, url }: SearchHit) =>
  (details.category ?? /^\/guide\/([^/?#]+)/.exec(url ?? '')?.[1])?.split('_')[0];

const maxDocuments = 5;

/** The hits with a link, without duplicates, at most five; of the FAQ only the first. */
export function linkedDocuments<Hit extends SearchHit>(
  hits: readonly Hit[],
): (Hit & { url: string })[] {
  const seen = new Set<string>();
  return hits
    .filter((hit): hit is Hit & { url: string } => {
      if (hit.url === null || seen.has(hit.url)) return false;
      if (hit.source === 'faq' && hit !== hits[0]) return false;
      seen.add(hit.url);
      return true;
    })
    .slice(0, maxDocuments);
}
