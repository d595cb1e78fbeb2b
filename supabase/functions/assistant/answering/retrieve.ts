import { type Confidence, confidenceOf, type Signals, signalsOf } from '../retrieval/confidence.ts';
import { type PeopleFound, peopleFor } from '../retrieval/peopleFor.ts';
import { faqAnswer, rankHits } from '../retrieval/rankHits.ts';
import { type Reachable, reachableFor } from '../retrieval/reachable.ts';
import type { SearchHit, SearchResults } from '../retrieval/searchContent.ts';
import type { Intent } from '../understanding/intent.ts';
import type { Sources } from './replyParts.ts';
import { rankingOptions, search, type Unknown, unknownOf } from './search.ts';

/** What the association has on one query variant, and how far it can be trusted. */
export type Retrieval = {
  readonly message: string;
  readonly intent: Intent;
  readonly content: SearchResults;
  /** The best first. */
  readonly ranked: readonly SearchHit[];
  readonly people: PeopleFound;
  readonly reachable: Reachable | undefined;
  readonly unknown: Unknown | undefined;
  readonly signals: Signals;
  readonly confidence: Confidence;
};

export async function retrieve(
  { api, weights }: Pick<Sources, 'api' | 'weights'>,
  message: string,
  path: string,
): Promise<Retrieval> {
  const { intent, content } = await search(api, message);
  const ranked = rankHits(content, rankingOptions(message, intent));
  const answered = ranked[0]?.source === 'faq' ? ranked[0] : faqAnswer(ranked);
  const signals = signalsOf(content, ranked);
  return {
    message,
    intent,
    content,
    ranked,
    people: peopleFor({ intent, message, path }, content, ranked, answered),
    reachable: reachableFor(message, path, content),
    unknown: unknownOf(message, intent, ranked, answered),
    signals,
    confidence: confidenceOf(signals, weights),
  };
}
