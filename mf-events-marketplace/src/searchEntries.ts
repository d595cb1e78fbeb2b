import { optionalRowText, parseRows, rowText } from 'shared/parse-rows';
import { isSameText } from 'shared/search';
import { z } from 'shared/zod';

/** An event that is still to come. */
export interface UpcomingEvent {
  title: string;
  location: string | undefined;
  type: string | undefined;
  /** When it starts, ISO 8601. */
  start: string;
}

const eventRow = z.object({
  title: rowText,
  start_date: z.string(),
  status: z.string(),
  location: optionalRowText,
  event_type: optionalRowText,
});

/**
 * The events of the rows that start after `now` and have the status `upcoming` (specification
 * section 4), the next one first.
 */
export function upcomingEvents(rows: readonly unknown[], now: Date): UpcomingEvent[] {
  return parseRows(eventRow, rows)
    .filter(({ status, start_date }) => isSameText(status, 'upcoming') && moment(start_date) > +now)
    .sort((left, right) => moment(left.start_date) - moment(right.start_date))
    .map((row) => ({
      title: row.title,
      location: row.location,
      type: row.event_type,
      start: row.start_date,
    }));
}

/** Milliseconds; NaN, which is after nothing, for what is no date. */
function moment(text: string): number {
  return new Date(text).getTime();
}
