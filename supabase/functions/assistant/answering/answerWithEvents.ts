import { eventsAskedFor } from '../finding/eventsAskedFor.ts';
import { relevant } from '../finding/relevant.ts';
import { searchContent } from '../finding/searchContent.ts';
import { upcomingEvents } from '../finding/upcomingEvents.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { aboutEventsOf } from '../understanding/aboutEvents.ts';
import { ideasOf } from '../understanding/ideas.ts';
import { timeWindowOf, withoutDays } from '../understanding/timeWindow.ts';
import { tagOf } from '../writing/tags.ts';
import { tellEvents } from '../writing/tellEvents.ts';
import { nothing, type Sources } from './sources.ts';

/** What is on, to whoever asks that; undefined when something else is asked. */
export async function answerWithEvents(
  { api }: Sources,
  question: Question,
): Promise<Reply | undefined> {
  const { message, context } = question;
  const now = new Date();
  const ideas = ideasOf(withoutDays(message));
  const window = timeWindowOf(message, now);
  const about = aboutEventsOf(message, ideas, window !== undefined);
  if (about === undefined) return undefined;
  const [upcoming, content] = await Promise.all([
    upcomingEvents(api, now),
    about.topic.length === 0 ? undefined : searchContent(api, ideas),
  ]);
  const asked = { what: false, calculators: false, events: true, when: false };
  // A word that nothing here has is no topic: "c'è del movimento questo weekend?"
  const isTopic = content !== undefined && relevant(content, asked).length > 0;
  const told = eventsAskedFor(
    isTopic || window === undefined ? about : { ...about, topic: [] },
    upcoming,
    window,
    content?.found ?? [],
  );
  if (told === undefined) return undefined;
  const first = told.events[0] ?? told.next;
  return {
    ...nothing,
    text: tellEvents(told, context.lang),
    type: 'answer',
    lang: context.lang,
    documents:
      first === undefined
        ? []
        : [
            {
              title: first.title,
              tag: tagOf({ source: 'events', tag: '' }, context.lang),
              url: '/#eventi',
            },
          ],
  };
}
