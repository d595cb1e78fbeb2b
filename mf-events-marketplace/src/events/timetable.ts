import { isSameText } from 'shared/search';
import { type AssociationEvent, associationEvent, type RawEventRow } from '../associationEvent.ts';

/** The events of the two tabs, in display order. */
export interface Timetable {
  /** The next one first. */
  upcoming: AssociationEvent[];
  /** The latest first. */
  past: AssociationEvent[];
}

/**
 * The tab of an event: upcoming starts in the future and has the status
 * `upcoming`; past has started or has the status `completed`. A past start wins over the status, and a
 * start exactly now is past (decision 17). Other future events, such as drafts, are hidden.
 */
function tabOf(event: AssociationEvent, now: Date): keyof Timetable | undefined {
  const future = event.start !== undefined && event.start.getTime() > now.getTime();
  if (future && isSameText(event.status, 'upcoming')) return 'upcoming';
  if (isSameText(event.status, 'completed')) return 'past';
  return event.start === undefined || future ? undefined : 'past';
}

/** Ascending; events without a date come first. */
function byStart(left: AssociationEvent, right: AssociationEvent): number {
  const [a, b] = [left.start?.getTime(), right.start?.getTime()];
  if (a === b) return left.id < right.id ? -1 : Number(left.id > right.id);
  return (a ?? Number.NEGATIVE_INFINITY) - (b ?? Number.NEGATIVE_INFINITY);
}

/** Groups rows by tab; rows without a title or tab are dropped. */
export function timetable(rows: readonly RawEventRow[], now: Date): Timetable {
  const sorted: Timetable = { upcoming: [], past: [] };
  for (const row of rows) {
    const event = associationEvent(row);
    const tab = event && tabOf(event, now);
    if (event && tab) sorted[tab].push(event);
  }
  sorted.upcoming.sort(byStart);
  sorted.past.sort((left, right) => byStart(right, left));
  return sorted;
}
