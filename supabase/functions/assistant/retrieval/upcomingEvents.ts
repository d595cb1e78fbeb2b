import { z } from 'zod';
import type { ProjectApi } from '../../_shared/projectApi.ts';
import { inMilan, type TimeWindow } from '../understanding/timeWindow.ts';

const rows = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    description: z.string().nullish(),
    event_type: z.string().nullish(),
    start_date: z.string(),
    location: z.string().nullish(),
  }),
);

/** An event whose status is `upcoming` and whose start is in the future. */
export type UpcomingEvent = {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly start: Date;
  readonly location: string | null;
};

const maxEvents = 50;

/** The events from `now` on, the next first. */
export async function upcomingEvents(api: ProjectApi, now: Date): Promise<UpcomingEvent[]> {
  const query = new URLSearchParams({
    select: 'id,title,description,event_type,start_date,location',
    status: 'eq.upcoming',
    start_date: `gt.${now.toISOString()}`,
    order: 'start_date.asc,id.asc',
    limit: String(maxEvents),
  });
  const response = await api.request(`/rest/v1/events?${query}`);
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`events answered ${response.status}`);
  }
  return rows.parse(await response.json()).map((row) => ({
    id: row.id,
    title: row.title,
    kind: [row.title, row.event_type, row.description].filter(Boolean).join(' '),
    start: new Date(row.start_date),
    location: row.location ?? null,
  }));
}

const eveningStartHour = 17;

/** Whether an event starts on one of the days, in Milan. */
export function isWithin({ first, last, evening }: TimeWindow, start: Date): boolean {
  const { day, hour } = inMilan(start);
  return day >= first && day <= last && (!evening || hour >= eveningStartHour);
}
