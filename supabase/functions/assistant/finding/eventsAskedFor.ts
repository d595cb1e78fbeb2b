import { type AboutEvents, isSocial } from '../understanding/aboutEvents.ts';
import type { TimeWindow } from '../understanding/timeWindow.ts';
import type { EventsToTell } from '../writing/tellEvents.ts';
import type { Finding } from './searchContent.ts';
import { isWithin, type UpcomingEvent } from './upcomingEvents.ts';

/**
 * Which of the upcoming events answer the question.
 * @returns undefined when its topic is no event: who wants to organise one asks for a guide.
 */
export function eventsAskedFor(
  { kind, topic }: AboutEvents,
  upcoming: readonly UpcomingEvent[],
  window: TimeWindow | undefined,
  found: readonly Finding[],
): EventsToTell | undefined {
  const social = kind === 'social';
  let asked = upcoming;
  if (topic.length > 0) {
    const [best] = found;
    if (best?.source !== 'events') return undefined;
    const titles = new Set(
      found
        .filter(({ source, named }) => source === 'events' && named >= best.named)
        .map(({ title }) => title),
    );
    asked = upcoming.filter(({ title }) => titles.has(title));
    if (asked.length === 0) return undefined;
  } else if (social) {
    asked = upcoming.filter((event) => isSocial(event.kind));
  }
  const events =
    window === undefined ? asked : asked.filter(({ start }) => isWithin(window, start));
  return { events, next: asked[0] ?? upcoming[0], window, social };
}
