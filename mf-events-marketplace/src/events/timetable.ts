import { isSameText } from 'shared/search';
import { type AssociationEvent, associationEvent, type RawEventRow } from '../associationEvent.ts';
import type { EventTab } from './eventTab.ts';

/** The events of each tab: of the upcoming ones the next first, of the past ones the latest first. */
export type Timetable = Record<EventTab, AssociationEvent[]>;

/**
 * The tab of an event. An upcoming one starts in the future and has the status `upcoming`. A past one has
 * started, whatever its status, or has the status `completed`; a start exactly now is past (decision 17). Other
 * future events, such as drafts, are hidden.
 */
function tabOf(event: AssociationEvent, now: Date): EventTab | undefined {
  const future = event.start !== undefined && event.start.getTime() > now.getTime();
  if (future && isSameText(event.status, 'upcoming')) return 'prossimi';
  if (isSameText(event.status, 'completed')) return 'passati';
  return event.start === undefined || future ? undefined : 'passati';
}

/** Ascending; events without a date come first. */
function byStart(left: AssociationEvent, right: AssociationEvent): number {
  const [a, b] = [left.start?.getTime(), right.start?.getTime()];
  if (a === b) return left.id < right.id ? -1 : Number(left.id > right.id);
  return (a ?? Number.NEGATIVE_INFINITY) - (b ?? Number.NEGATIVE_INFINITY);
}

/** Groups rows by tab; rows without a title or tab are dropped. */
export function timetable(rows: readonly RawEventRow[], now: Date): Timetable {
  const sorted: Timetable = { prossimi: [], passati: [] };
  for (const row of rows) {
    const event = associationEvent(row);
    const tab = event && tabOf(event, now);
    if (event && tab) sorted[tab].push(event);
  }
  sorted.prossimi.sort(byStart);
  sorted.passati.sort((left, right) => byStart(right, left));
  return sorted;
}
