import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import ICAL from 'ical.js';
import { z } from 'zod';
import { cleaned } from '../folder/places.ts';
import type { FoundFile } from '../folder/readFolder.ts';
import { romeTime } from './romeTime.ts';
import { faultsOf, type Mistake, type WantedRow } from './wantedRow.ts';

export const calendarName = /\.ics$/i;

/** A series has no end: its dates of the next year are enough, and the next import adds others. */
const horizonMs = 365 * 24 * 60 * 60 * 1000;
const mostOccurrences = 200;
/** Thousands of dates take a few milliseconds. */
const seriesTimeoutMs = 2_000;

/** The events of a calendar, those of a series one by one. @throws Error where the file is no calendar. */
export async function readCalendar(
  file: FoundFile,
  now: Date,
): Promise<{ rows: WantedRow[]; mistakes: Mistake[] }> {
  const calendar = new ICAL.Component(ICAL.parse(await readFile(file.absolute, 'utf8')));
  const zones = new Map(
    calendar.getAllSubcomponents('vtimezone').map((zone): [string, ICAL.Timezone] => {
      const timezone = new ICAL.Timezone(zone);
      return [timezone.tzid, timezone];
    }),
  );
  const rows: WantedRow[] = [];
  const mistakes: Mistake[] = [];
  const components = calendar.getAllSubcomponents('vevent');
  const exceptions = components.filter((each) => each.hasProperty('recurrence-id'));
  for (const component of components.filter((each) => !exceptions.includes(each))) {
    const event = new ICAL.Event(component);
    const source = `${file.shown}: ${event.summary ?? event.uid}`;
    if (!event.startDate || !event.summary?.trim()) {
      mistakes.push({
        source,
        kind: event.startDate ? 'missing name' : 'missing date',
        detail: '',
      });
      continue;
    }
    for (const exception of exceptions) {
      if (exception.getFirstPropertyValue('uid') === event.uid) event.relateException(exception);
    }
    const dates = occurrences(event, now);
    if (dates === undefined) {
      const rule = component.getFirstPropertyValue('rrule');
      mistakes.push({ source, kind: 'missing date', detail: `RRULE: ${rule}` });
      continue;
    }
    for (const { key, start, item } of dates) {
      const fields = fieldsOf(item, instant(start, zones), key, now);
      const faults = faultsOf('events', fields, source);
      if (faults.length === 0) rows.push({ table: 'events', source, fields });
      else mistakes.push(...faults);
    }
  }
  return { rows, mistakes };
}

/** @returns undefined for a series whose dates cannot be found. */
function occurrences(event: ICAL.Event, now: Date) {
  const uid = event.uid ?? `${event.summary} ${event.startDate}`;
  if (!event.isRecurring()) return [{ key: uid, start: event.startDate, item: event }];
  let dates: ICAL.Time[] = [];
  const find = () => {
    dates = upcomingDates(event, now);
  };
  try {
    // ical.js looks for 30 February without end. Only a context's timeout stops code that does not wait.
    runInNewContext('find()', { find }, { timeout: seriesTimeoutMs });
  } catch {
    return undefined;
  }
  return dates.map((date) => {
    const { item, startDate } = event.getOccurrenceDetails(date);
    return { key: `${uid} ${date}`, start: startDate, item };
  });
}

/** The dates of a series to the horizon: where there are too many, those to come, with the last ones before. */
function upcomingDates(event: ICAL.Event, now: Date): ICAL.Time[] {
  const found: ICAL.Time[] = [];
  const isPast = (date: ICAL.Time) => date.toJSDate() < now;
  const iterator = event.iterator();
  for (let date = iterator.next(); date; date = iterator.next()) {
    if (date.toJSDate().getTime() > now.getTime() + horizonMs) break;
    if (found.length === mostOccurrences) {
      if (found[0] && !isPast(found[0])) break;
      found.shift();
    }
    found.push(date);
  }
  return found;
}

/** A time without a zone, and a whole day, are those of Milan. */
function instant(time: ICAL.Time, zones: ReadonlyMap<string, ICAL.Timezone>): Date {
  const { year, month, day, hour, minute } = time;
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toJSDate();
  const zone = zones.get(time.zone?.tzid ?? '');
  if (!zone || time.isDate) return romeTime(year, month, day, hour, minute);
  return new Date(time.convertToZone(ICAL.Timezone.utcTimezone).toUnixTime() * 1000);
}

const text = z
  .string()
  .catch('')
  .transform((value) => value.trim() || null);

function fieldsOf(
  { component, summary, description, location }: ICAL.Event,
  start: Date,
  key: string,
  now: Date,
) {
  const property = (name: string) => text.parse(component.getFirstPropertyValue(name) ?? undefined);
  const status = property('status');
  return {
    id: uuidOf(key),
    title: cleaned(summary),
    description: text.parse(description),
    event_type: property('categories'),
    start_date: start.toISOString(),
    location: text.parse(location),
    registration_link: property('url'),
    // Otherwise the table's own value stays.
    ...(status === 'CANCELLED' && { status: 'cancelled' }),
    ...(status === 'CONFIRMED' && start > now && { status: 'upcoming' }),
  };
}

/** The same event has the same id in every import (a UUID of version 8, from its calendar's UID). */
function uuidOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
