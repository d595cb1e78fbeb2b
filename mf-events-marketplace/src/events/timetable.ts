import { isSameText } from 'shared/search';
import { type AssociationEvent, associationEvent, type RawEventRow } from './associationEvent.ts';

/** The two tabs, in the order in which each is shown. */
export interface Timetable {
  /** To come, the next one first. */
  upcoming: AssociationEvent[];
  /** Over, the latest first. */
  past: AssociationEvent[];
}

/**
 * Which tab an event belongs to (specification section 4): upcoming starts in the future and has
 * the status `upcoming`; past started already or has the status `completed`. A past start wins over
 * the status and exactly now is past (decisions, "Pages"). Whatever else lies in the future, such
 * as a draft, is in neither.
 */
export function tabOf(event: AssociationEvent, now: Date): keyof Timetable | undefined {
  const future = event.start !== undefined && event.start.getTime() > now.getTime();
  if (future && isSameText(event.status, 'upcoming')) return 'upcoming';
  if (isSameText(event.status, 'completed')) return 'past';
  return event.start === undefined || future ? undefined : 'past';
}

/** Earlier first; an event without a date counts as the oldest of all. */
function byStart(left: AssociationEvent, right: AssociationEvent): number {
  const [a, b] = [left.start?.getTime(), right.start?.getTime()];
  if (a === b) return left.id < right.id ? -1 : Number(left.id > right.id);
  return (a ?? Number.NEGATIVE_INFINITY) - (b ?? Number.NEGATIVE_INFINITY);
}

/** Sorts rows into the two tabs; rows that cannot be announced are left out. */
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
