import { tokenize } from '../understanding/normalizeText.ts';
import { isOptional } from '../understanding/termFlags.ts';
import { lexicalScore } from './lexicalScore.ts';
import { reciprocalRankFusion } from './reciprocalRankFusion.ts';
import type { SearchHit, SearchResults, WeightedTerm } from './searchContent.ts';

const maxDocuments = 5;

// `bench/assistant` measures what a change of these thresholds does to the answers.

/** One of these is required: most of the question anywhere, or half of it in prominent places. */
const minMatches = [
  { covered: 0.7, strength: 0.15 },
  { covered: 0.5, strength: 0.27 },
];

const weights = {
  eventNotAskedFor: 0.6,
  categoryNotAskedFor: 0.3,
  datedAnswer: 1.4,
  calculatorAskedFor: 2,
};

/** What the intent of the question means for the ranking. */
export type RankingOptions = {
  readonly events: boolean;
  readonly calculators: boolean;
  /** "All guides on …". */
  readonly lists: boolean;
  /** "When …": an FAQ answer about a date is preferred. */
  readonly date: boolean;
};

/**
 * All search results, the best first. Two rankings are fused: one in which an answer must match most of the
 * question, and one in which no word is required.
 */
export function rankHits(content: SearchResults, options: RankingOptions): SearchHit[] {
  const byMatch = sortByScore(content.found.map(ofWhatTextsHave(content.terms)), options);
  const isAbout = namesSubject(content.terms);
  const answer = faqAnswer(byMatch);
  const main = answer ?? mainDocument(byMatch.filter(isAbout)) ?? byMatch[0];
  if (main === undefined) return [];
  const lexical = new Map(
    byMatch.map((hit) => [hit, lexicalScore(hit, content) * intentWeight(hit, options)]),
  );
  const byWords = [...byMatch].sort(
    (one, other) => (lexical.get(other) ?? 0) - (lexical.get(one) ?? 0),
  );
  const fused = reciprocalRankFusion([[main, ...byMatch.filter((hit) => hit !== main)], byWords]);
  // The association's own answer to the question is better than a file about it.
  return answer === undefined ? fused : [answer, ...fused.filter((hit) => hit !== answer)];
}

/** No document can match a word that no text has: the ranking compares what they match of the others. */
function ofWhatTextsHave(terms: readonly WeightedTerm[]): (hit: SearchHit) => SearchHit {
  const required = terms.filter((term) => term.required);
  const sum = (of: typeof required) => of.reduce((total, { weight }) => total + weight, 0);
  const share = sum(required.filter(({ matches }) => matches > 0)) / (sum(required) || 1);
  return (hit) =>
    share === 0
      ? hit
      : {
          ...hit,
          covered: Math.min(1, hit.covered / share),
          named: Math.min(1, hit.named / share),
        };
}

/** The results to show beside the main one: those of the same topic. */
export function relatedHits(
  main: SearchHit,
  ranked: readonly SearchHit[],
  { terms }: Pick<SearchResults, 'terms'>,
): SearchHit[] {
  const isAbout = namesSubject(terms);
  return ranked.filter((hit) => hit !== main && isAbout(hit) && isRelated(main, hit, ranked));
}

/** The minimum match of a document beside people. */
const minBesidePeople = { covered: 0.75, strength: 0.3, named: 0.5 };

/**
 * What to read beside the people who are asked for: the best document on the matter and others of its
 * category. "Who do I write to about fees?" is about student life: handouts only share words with it (tax law,
 * fees).
 */
export function besidePeople(ranked: readonly SearchHit[]): SearchHit[] {
  const close = ranked.filter(
    (hit) =>
      hit.source !== 'faq' &&
      !isHandout(hit) &&
      hit.covered >= minBesidePeople.covered &&
      hit.strength >= minBesidePeople.strength &&
      hit.named >= minBesidePeople.named,
  );
  const [main] = close;
  const topic = main && categoryOf(main);
  return close.filter((hit) => hit === main || (topic !== undefined && categoryOf(hit) === topic));
}

/** How much the intent of the question speaks for a document. */
function intentWeight(
  { source, title, url }: SearchHit,
  { events, calculators, date, lists }: RankingOptions,
): number {
  if (source === 'events' && !events) return weights.eventNotAskedFor;
  if (source === 'pages' && url?.startsWith('/guide/') && !lists)
    return weights.categoryNotAskedFor;
  if (source === 'calculators' && calculators) return weights.calculatorAskedFor;
  // A deadline of the calendar has the date.
  const hasDate = source === 'events' || (source === 'faq' && /^(quando|entro)\b/i.test(title));
  return hasDate && date ? weights.datedAnswer : 1;
}

/** A match in the title counts more than one on a page. */
function sortByScore(found: readonly SearchHit[], options: RankingOptions): SearchHit[] {
  return found
    .map((hit) => ({
      ...hit,
      score: hit.score * intentWeight(hit, options) * (0.55 + 0.45 * hit.named),
    }))
    .sort((one, other) => other.score - one.score);
}

function matchesEnough({ covered, strength }: SearchHit): boolean {
  return minMatches.some((min) => covered >= min.covered && strength >= min.strength);
}

/** Handouts are about courses; all other sources are about student life. */
export const isHandout = ({ source }: SearchHit) =>
  source === 'handouts' || source === 'clmg_handouts';

/** Words in the titles of many courses' handouts; "analisi" alone asks for a course of that name. */
const genericTitle = /^(analisi|introduzione|metodi|casi|teoria|esercizi|domande|completi|svolti)$/;
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2));

/** A handout whose title has no word of the question must match most of it on a page. */
function namesSubject(terms: readonly WeightedTerm[]): (hit: SearchHit) => boolean {
  const words = terms.map((term) => term.words.flatMap(tokenize));
  const isGeneric = (synonyms: string[]) => synonyms.some((word) => genericTitle.test(word));
  const subject = words.filter((synonyms) => !synonyms.some(isOptional) && !isGeneric(synonyms));
  const isOnlyGeneric = subject.length === 0 && words.some(isGeneric);
  const stems = new Set(subject.flat().map(stem));
  return (hit) =>
    !isHandout(hit) ||
    tokenize(hit.title).some((word) => stems.has(stem(word))) ||
    (!isOnlyGeneric && hit.covered >= minCoveredUnnamed);
}
const minCoveredUnnamed = 0.7;

/** Shares of the question that a title matches. */
const namedShare = { some: 0.34, most: 0.6, all: 0.9 };

/** The minimum score relative to the main document, for the same course or category and for others. */
const relativeScore = { same: 0.25, other: 0.5 };

/** The best document; a guide with a similar score is preferred to a handout that matches on pages only. */
function mainDocument(ranked: readonly SearchHit[]): SearchHit | undefined {
  const documents = ranked.filter(
    ({ source, named, covered }) =>
      source !== 'faq' && (source !== 'guides' || named > 0 || covered >= minCoveredUnnamed),
  );
  const best =
    documents.find((hit) => matchesEnough(hit) || hit.named >= namedShare.some) ?? documents[0];
  if (best === undefined || !isHandout(best) || best.named >= namedShare.some) return best;
  const guide = documents.find(
    (hit) =>
      !isHandout(hit) &&
      hit.named >= namedShare.some &&
      hit.score >= relativeScore.other * best.score,
  );
  return guide ?? best;
}

/** An FAQ question asked word for word has a score that few guides reach half of. */
const relativeScoreToFaq = 0.05;
/** Relative to the main hit. */
const minRelativeCovered = 0.8;

/**
 * Whether a document has the same topic as the main one. Handouts and student life are kept apart: "quando
 * si pagano le rate" is not about the instalments of financial mathematics.
 */
function isRelated(main: SearchHit, other: SearchHit, all: readonly SearchHit[]): boolean {
  const relative = other.score / main.score;
  if (isHandout(main)) {
    if (!isHandout(other)) return other.named >= namedShare.most && relative >= relativeScore.other;
    const minNamed = other.tag === main.tag ? main.named : Math.max(namedShare.most, main.named);
    return other.named >= minNamed && relative >= relativeScore.same;
  }
  if (isHandout(other)) return other.named >= namedShare.all && other.named > main.named;
  if (main.source === 'faq') {
    if (isLinkedGuide(main, other)) return relative >= relativeScoreToFaq;
    if (other.source === 'guides' && all.some((hit) => isLinkedGuide(main, hit))) return false;
  } else if (categoryOf(main) !== undefined && categoryOf(main) === categoryOf(other)) {
    return relative >= relativeScore.same;
  }
  return (
    relative >= relativeScore.other &&
    other.covered >= minRelativeCovered * main.covered &&
    (other.named > 0 || main.named < namedShare.some)
  );
}

/** The category of a guide; both exchanges count as one. */
const categoryOf = ({ details }: SearchHit) => details.category?.split('_')[0];

/** Whether a guide is on the page that an FAQ answer links to. */
function isLinkedGuide(answer: SearchHit, guide: SearchHit): boolean {
  const page = /^\/guide\/([^/?#_]+)/.exec(answer.url ?? '')?.[1];
  return page !== undefined && categoryOf(guide) === page;
}

/** The minimum score relative to the best, and the minimum share of the question, absolute and relative. */
const faqMatch = { score: 0.75, named: 0.6, relativeNamed: 0.8 };

/** The FAQ answer to the question, if there is one. */
export function faqAnswer(hits: readonly SearchHit[]): SearchHit | undefined {
  const maxNamed = Math.max(0, ...hits.slice(0, maxDocuments).map(({ named }) => named));
  return hits.find(
    ({ source, score, named }) =>
      source === 'faq' &&
      score >= faqMatch.score * Math.max(...hits.map((hit) => hit.score)) &&
      named >= Math.max(faqMatch.named, faqMatch.relativeNamed * maxNamed),
  );
}

/** The hits with a link, without duplicates, at most five; of the FAQ only the first. */
export function linkedDocuments(hits: readonly SearchHit[]): (SearchHit & { url: string })[] {
  const [main] = hits;
  const seen = new Set<string>();
  return hits
    .filter((hit): hit is SearchHit & { url: string } => {
      if (hit.source === 'faq' && hit !== main) return false;
      if (hit.url === null || seen.has(hit.url)) return false;
      seen.add(hit.url);
      return true;
    })
    .slice(0, maxDocuments);
}
