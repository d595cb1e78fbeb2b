import { type EventQuery, isSocial } from '../understanding/eventQuery.ts';
import { tokenize } from '../understanding/normalizeText.ts';
import type { TimeWindow } from '../understanding/timeWindow.ts';
import type { SelectedEvents } from '../writing/formatEvents.ts';
import type { SearchHit } from './searchContent.ts';
import { isWithin, type UpcomingEvent } from './upcomingEvents.ts';

/**
 * Selects the upcoming events that answer the question.
 * @returns undefined when no event matches its topic: "organizzare un evento" asks for a guide.
 */
export function selectEvents(
  { kind, topic }: EventQuery,
  upcoming: readonly UpcomingEvent[],
  window: TimeWindow | undefined,
  found: readonly SearchHit[],
): SelectedEvents<UpcomingEvent> | undefined {
  const social = kind === 'social';
  let matching = upcoming;
  const there = topic.length > 0 ? upcoming.filter(namesAll(topic)) : [];
  if (there.length > 0) {
    matching = there;
  } else if (topic.length > 0) {
    const [best] = found;
    if (best?.source !== 'events') return undefined;
    const titles = new Set(
      found
        .filter(({ source, named }) => source === 'events' && named >= best.named)
        .map(({ title }) => title),
    );
    matching = upcoming.filter(({ title }) => titles.has(title));
    if (matching.length === 0) return undefined;
  } else if (social) {
    matching = upcoming.filter((event) => isSocial(event.kind));
  }
  const events =
    window === undefined ? matching : matching.filter(({ start }) => isWithin(window, start));
  return { events, next: matching[0] ?? upcoming[0], window, social };
}

/** Whether an event's title, kind or place has every word of the topic: "eventi in aula magna". */
function namesAll(topic: EventQuery['topic']): (event: UpcomingEvent) => boolean {
  return ({ title, kind, location }) => {
    const words = new Set(tokenize([title, kind, location].join(' ')));
    return topic.every((term) => term.words.some((word) => words.has(word)));
  };
}
