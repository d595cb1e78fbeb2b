import { normalizeText } from 'shared/search';
import { isOn } from '../parts.ts';
import type { SearchHit, SearchResults } from './searchContent.ts';

/** How much a match counts: in a title, in a section, and in both. */
const matchWeights = {
  title: 1,
  section: 0.8,
  both: 0.2,
  optionalTerm: 0.4,
  wholeTitle: 0.3,
  sameQuestion: 1.4,
};

/** `score`: how well it matches, from 0 to a little more than 1, what a document called like the question gets. */
export type RankedHit = SearchHit & { readonly score: number };

/**
 * All search results, the best first. No word is required: a document gets the weight of each term that it matches,
 * with its best match, so that words which match nothing cost nothing.
 */
export function rankHits({ terms, found }: SearchResults, message: string): RankedHit[] {
  const [asked] = questionWord.exec(normalizeText(message)) ?? [];
  const matching = terms.filter(({ matches }) => matches > 0);
  const weights = new Map(
    matching.map(({ number, weight, required }) => [
      number,
      weight * (required ? 1 : matchWeights.optionalTerm),
    ]),
  );
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  const scoreOf = ({ matches, titled, ...hit }: SearchHit) => {
    const matched = matches.reduce((sum, [number, title, section]) => {
      const best = Math.max(matchWeights.title * title, matchWeights.section * section);
      const both = matchWeights.both * Math.min(title, section);
      return sum + (weights.get(number) ?? 0) * (best + both);
    }, 0);
    // Of two equal matches, the one with fewer other words in its title.
    const share = (matched / total) * (1 + matchWeights.wholeTitle * titled);
    return asksTheSame(hit, asked) ? matchWeights.sameQuestion * share : share;
  };
  const ranked = found
    .map((hit) => ({ ...hit, score: scoreOf(hit) }))
    .sort((one, other) => other.score - one.score);
  const answer = isOn('faqFirst') ? faqAnswer(ranked) : undefined;
  // The association's own answer to the question is better than a file about it.
  return answer === undefined ? ranked : [answer, ...ranked.filter((hit) => hit !== answer)];
}

const questionWord = /\b(quando|dove|chi|when|where|who)\b/;

/** "Quando si pagano le rate?" is nearer to a question that asks when. */
const asksTheSame = (
  { source, title, details }: Pick<SearchHit, 'source' | 'title' | 'details'>,
  asked: string | undefined,
) =>
  asked !== undefined &&
  source === 'faq' &&
  [title, details.title_en ?? ''].some((each) => normalizeText(each).startsWith(asked));

/** The minimum score relative to the best, and the minimum share of the question, absolute and relative. */
const faqMatch = { score: 0.75, named: 0.6, relativeNamed: 0.8 };

function faqAnswer(ranked: readonly RankedHit[]): RankedHit | undefined {
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

/** Documents of one course, or guides of one category. */
export function isSameTopic(one: RankedHit, other: RankedHit): boolean {
  if (!isHandout(one) || !isHandout(other))
    return topicOf(one) !== undefined && topicOf(one) === topicOf(other);
  const courseOf = ({ title }: RankedHit) => title.split(' - ')[0];
  return one.tag === other.tag && (one.source === 'handouts' || courseOf(one) === courseOf(other));
}

/** Relative to the best, and the share of the question that a title matches. */
const minShown = { sameTopic: 0.25, other: 0.5, ofOtherCourse: 0.6, ofOtherKind: 0.75 };

/**
 * The results to show beside the first: those of the same topic. Handouts and student life are kept apart: "quando si
 * pagano le rate" is not about the instalments of financial mathematics.
 */
export const relatedHits = (main: RankedHit, ranked: readonly RankedHit[]): RankedHit[] =>
  ranked.filter((other) => {
    if (other === main) return false;
    const relative = other.score / main.score;
    if (isSameTopic(main, other))
      return relative >= minShown.sameTopic && (!isHandout(main) || other.named >= main.named);
    const least = isHandout(main)
      ? Math.max(minShown.ofOtherCourse, isHandout(other) ? main.named : 0)
      : isHandout(other)
        ? Math.max(minShown.ofOtherKind, main.named)
        : 0.01;
    return relative >= minShown.other && other.named >= least;
  });

/** The category of a guide, or of the page that an answer links to; both exchanges count as one. */
const topicOf = ({ details, url }: SearchHit) =>
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
