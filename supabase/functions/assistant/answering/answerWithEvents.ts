import type { Question } from '../question.ts';
import { emptyReply, type Reply } from '../reply.ts';
import { rankHits } from '../retrieval/rankHits.ts';
import { searchContent } from '../retrieval/searchContent.ts';
import { selectEvents } from '../retrieval/selectEvents.ts';
import { upcomingEvents } from '../retrieval/upcomingEvents.ts';
import { eventQueryOf } from '../understanding/eventQuery.ts';
import { searchTermsOf } from '../understanding/searchTerms.ts';
import { timeWindowOf, withoutDays } from '../understanding/timeWindow.ts';
import { formatEvents } from '../writing/formatEvents.ts';
import { tagOf } from '../writing/labels.ts';
import type { Sources } from './replyParts.ts';

/** Answers with upcoming events; undefined when the question asks for something else. */
export async function answerWithEvents(
  { api }: Sources,
  question: Question,
): Promise<Reply | undefined> {
  const { message, context } = question;
  const { lang } = context;
  const now = new Date();
  const terms = searchTermsOf(withoutDays(message));
  const window = timeWindowOf(message, now);
  const query = eventQueryOf(message, terms, window !== undefined);
  if (query === undefined) return undefined;
  const [upcoming, content] = await Promise.all([
    upcomingEvents(api, now),
    query.topic.length === 0 ? undefined : searchContent(api, terms),
  ]);
  const options = { definition: false, calculators: false, events: true, date: false };
  // A word without any search result is not a topic: "c'è del movimento questo weekend?"
  const isTopic = content !== undefined && rankHits(content, options).length > 0;
  const selected = selectEvents(
    isTopic || window === undefined ? query : { ...query, topic: [] },
    upcoming,
    window,
    content?.found ?? [],
  );
  if (selected === undefined) return undefined;
  const first = selected.events[0] ?? selected.next;
  const tag = tagOf({ source: 'events', tag: '' }, lang);
  return {
    ...emptyReply,
    text: formatEvents(selected, lang),
    type: 'answer',
    lang,
    documents: first === undefined ? [] : [{ title: first.title, tag, url: '/#eventi' }],
  };
}
