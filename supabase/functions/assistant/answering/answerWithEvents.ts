import type { Language } from '../../_shared/languages.ts';
import type { ProjectApi } from '../../_shared/projectApi.ts';
import { rankHits } from '../retrieval/rankHits.ts';
import { searchContent } from '../retrieval/searchContent.ts';
import { selectEvents } from '../retrieval/selectEvents.ts';
import { upcomingEvents } from '../retrieval/upcomingEvents.ts';
import { eventQueryOf } from '../understanding/eventQuery.ts';
import { searchTermsOf } from '../understanding/searchTerms.ts';
import { timeWindowOf, withoutDays } from '../understanding/timeWindow.ts';
import { formatEvents } from '../writing/formatEvents.ts';
import { tagOf } from '../writing/labels.ts';
import type { Answer } from './selectAnswer.ts';

/** A list of upcoming events answers what asks for them. */
const confidence = 0.9;
/** An event's own address on the home page. */
const addressOf = (id: string) => `/#eventi-${encodeURIComponent(id)}`;
/** The minimum share of a topic that the best result matches: "c'è del movimento?" names none. */
const minTopic = 0.5;

/** Answers with upcoming events; undefined when the question asks for something else. */
export async function answerWithEvents(
  api: ProjectApi,
  message: string,
  lang: Language,
): Promise<Answer | undefined> {
  const now = new Date();
  const terms = searchTermsOf(withoutDays(message));
  const window = timeWindowOf(message, now);
  const query = eventQueryOf(message, terms, window !== undefined);
  if (query === undefined) return undefined;
  const [upcoming, content] = await Promise.all([
    upcomingEvents(api, now),
    query.topic.length === 0 ? undefined : searchContent(api, query.topic),
  ]);
  const ranked =
    content === undefined
      ? []
      : rankHits(content, { calculators: false, events: true, lists: false, date: false });
  const isTopic = (ranked[0]?.covered ?? 0) >= minTopic;
  const selected = selectEvents(
    isTopic || window === undefined ? query : { ...query, topic: [] },
    upcoming,
    window,
    ranked,
  );
  if (selected === undefined) return undefined;
  const shown = selected.events.length > 0 ? selected.events : [selected.next];
  const tag = tagOf({ source: 'events', tag: '', details: {} }, lang);
  return {
    tier: 'answer',
    confidence,
    text: formatEvents(selected, lang),
    quotation: undefined,
    pages: shown
      .slice(0, 4)
      .flatMap((event) =>
        event === undefined ? [] : { title: event.title, tag, url: addressOf(event.id) },
      ),
    documents: [],
    people: [],
    next: [],
  };
}
