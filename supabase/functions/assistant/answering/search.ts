import type { ProjectApi } from '../../_shared/projectApi.ts';
import { faqAnswer, isHandout, type RankingOptions, rankHits } from '../retrieval/rankHits.ts';
import { type SearchHit, type SearchResults, searchContent } from '../retrieval/searchContent.ts';
import { asksForRepresentatives, type Intent, intentOf } from '../understanding/intent.ts';
import { searchTermsOf } from '../understanding/searchTerms.ts';
import { timeWindowOf } from '../understanding/timeWindow.ts';

const calculator =
  /\bcalcolator[ei]\b|\bcalculators?\b|\b(calcola(re|mi)?|calcolo|calculate|compute|work out)\b(?! how)|\bda quanto parto\b/i;

const list =
  /\b(elenco|lista|tutt[ei] (le|i|gli)|list of|list|all( of)?( the)?|every) (\w+ ){0,2}?(guid[ae]|guides)\b|\b(guide|guides) (list|page)\b/i;

const soon = /\b(prossimamente|in programma|a breve|upcoming|coming up|soon)\b/i;

export const rankingOptions = (message: string, { date }: Intent): RankingOptions => ({
  events: date || soon.test(message) || timeWindowOf(message, new Date()) !== undefined,
  calculators: calculator.test(message),
  lists: list.test(message),
  date,
});

/** Searches for the topic of the question, without the words that express its intent. */
export async function search(
  api: ProjectApi,
  message: string,
): Promise<{ intent: Intent; content: SearchResults }> {
  const intent = intentOf(message);
  if (intent.rooms) {
    // An FAQ answer about rooms is better than results about the course.
    const content = await searchContent(api, searchTermsOf(message));
    if (faqAnswer(rankHits(content, rankingOptions(message, intent))) !== undefined)
      return { intent, content };
  }
  const content = await searchContent(api, searchTermsOf(intent.topic));
  // The search corrects typos, so a mistyped "rappresentante" is recognised here.
  const understood = content.terms.flatMap(({ words }) => words).join(' ');
  const representatives = intent.representatives || asksForRepresentatives(understood);
  return { intent: { ...intent, representatives }, content };
}

const exams = /\b(esam[ei]|appell[oi]|parzial[ei]|exams?|midterms?)\b/i;

export type Unknown = 'roomsUnknown' | 'examDatesUnknown';

/** What the question asks that only the university publishes, unless the FAQ answers it. */
export function unknownOf(
  message: string,
  intent: Intent,
  hits: readonly SearchHit[],
  answered: SearchHit | undefined,
): Unknown | undefined {
  if (answered !== undefined) return undefined;
  if (intent.rooms) return 'roomsUnknown';
  const isAboutCourse = hits[0] !== undefined && isHandout(hits[0]);
  return intent.date && isAboutCourse && exams.test(message) ? 'examDatesUnknown' : undefined;
}
