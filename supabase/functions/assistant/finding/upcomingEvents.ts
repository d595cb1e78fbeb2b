import { z } from 'zod';
import type { ProjectApi } from '../../_shared/projectApi.ts';
import { dayInMilan, type TimeWindow } from '../understanding/timeWindow.ts';

const rows = z.array(
  z.object({
    title: z.string(),
    description: z.string().nullish(),
    event_type: z.string().nullish(),
    start_date: z.string(),
    location: z.string().nullish(),
  }),
);

/** An event that is to come, by the specification: its start is, and its status says so. */
export type UpcomingEvent = {
  readonly title: string;
  readonly kind: string;
  readonly start: Date;
  readonly location: string | null;
};

const most = 50;

/** What is on from `now`, the next first. */
export async function upcomingEvents(api: ProjectApi, now: Date): Promise<UpcomingEvent[]> {
  const query = new URLSearchParams({
    select: 'title,description,event_type,start_date,location',
    status: 'eq.upcoming',
    start_date: `gt.${now.toISOString()}`,
    order: 'start_date.asc,id.asc',
    limit: String(most),
  });
  const response = await api.request(`/rest/v1/events?${query}`);
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`events answered ${response.status}`);
  }
  return rows.parse(await response.json()).map((row) => ({
    title: row.title,
    kind: [row.title, row.event_type, row.description].filter(Boolean).join(' '),
    start: new Date(row.start_date),
    location: row.location ?? null,
  }));
}

/** An evening begins at five. */
const evening = 17;

/** Whether an event starts on one of the days, in Milan. */
export function isWithin({ first, last, evening: late }: TimeWindow, start: Date): boolean {
  const day = dayInMilan(start);
  return day >= first && day <= last && (!late || hourInMilan(start) >= evening);
}

function hourInMilan(moment: Date): number {
  const format = { timeZone: 'Europe/Rome', hour: 'numeric', hourCycle: 'h23' } as const;
  return Number(new Intl.DateTimeFormat('en-GB', format).format(moment));
}
