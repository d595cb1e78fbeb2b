import { z } from 'zod';
import type { ProjectApi } from '../_shared/projectApi.ts';

/** An event stays in the calendar for a day after its start. */
const keepAfterStartMs = 24 * 60 * 60 * 1000;
/** The event types of deadlines, which have a calendar of their own. */
const deadlineTypes = ['scadenza', 'deadline'];
/** The API's maximum. */
const rowsPerPage = 1000;

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => value?.toString().trim() || undefined);
const moment = z
  .preprocess((value) => value ?? undefined, z.coerce.date().optional())
  .catch(undefined);

const eventRow = z.object({
  id: text,
  title: text,
  description: text,
  event_type: text,
  start_date: moment,
  location: text,
  registration_link: text,
  status: text,
  // Other installations may lack this column.
  updated_at: moment,
});

export interface FeedEvent {
  id: string;
  title: string;
  description: string | undefined;
  isDeadline: boolean;
  start: Date;
  location: string | undefined;
  registrationLink: string | undefined;
  changed: Date | undefined;
}

/**
 * The events that a calendar shows: those marked `upcoming` that start in the future, as in the tab
 * of the site, and those that began in the last day.
 */
export async function upcomingEvents(api: ProjectApi, now: Date): Promise<FeedEvent[]> {
  const since = new Date(now.getTime() - keepAfterStartMs);
  const events: FeedEvent[] = [];
  for (let from = 0; ; from += rowsPerPage) {
    const rows = await readPage(api, since, from);
    for (const row of rows) {
      const event = feedEvent(row, now);
      if (event) events.push(event);
    }
    if (rows.length < rowsPerPage) return events;
  }
}

async function readPage(api: ProjectApi, since: Date, from: number): Promise<unknown[]> {
  const query = new URLSearchParams({
    select: '*',
    start_date: `gte.${since.toISOString()}`,
    order: 'start_date,id',
    limit: String(rowsPerPage),
    offset: String(from),
  });
  const response = await api.request(`/rest/v1/events?${query}`);
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`events answered ${response.status}`);
  }
  return z.array(z.unknown()).parse(await response.json());
}

/** Undefined for an incomplete row and for an event that is neither upcoming nor completed. */
function feedEvent(row: unknown, now: Date): FeedEvent | undefined {
  const { success, data } = eventRow.safeParse(row);
  if (!success || !data.title || !data.start_date) return undefined;
  const status = data.status?.toLowerCase();
  const begun = data.start_date <= now;
  if (status !== 'upcoming' && !(begun && status === 'completed')) return undefined;
  return {
    id: data.id ?? data.title,
    title: data.title,
    description: data.description,
    isDeadline: deadlineTypes.includes(data.event_type?.toLowerCase() ?? ''),
    start: data.start_date,
    location: data.location,
    registrationLink: data.registration_link,
    changed: data.updated_at,
  };
}
