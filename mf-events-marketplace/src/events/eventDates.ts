import type { Language } from 'shared/contract';
import { dateFormat, relativeFormat } from 'shared/format';

const dayMs = 86_400_000;

const numericDate = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** Reads the parts of the date in Milan, because ICU versions order and separate them differently. */
function dateInMilan(moment: Date): { year: number; daysSinceEpoch: number } {
  const parts = numericDate.formatToParts(moment);
  const part = (type: 'year' | 'month' | 'day') =>
    Number(parts.find((one) => one.type === type)?.value);
  const year = part('year');
  return { year, daysSinceEpoch: Date.UTC(year, part('month') - 1, part('day')) / dayMs };
}

/**
 * Calendar days in Milan from `now` to `start`: 0 today, 1 tomorrow, -1 yesterday. From 23:00 to 01:00
 * is one day, and days of 23 or 25 hours count as one.
 */
export function daysUntil(start: Date, now: Date): number {
  return dateInMilan(start).daysSinceEpoch - dateInMilan(now).daysSinceEpoch;
}

/** `oggi`, `domani`, `tra 3 giorni`; undefined for past days and from a week on. */
export function relativeDay(start: Date, now: Date, language: Language): string | undefined {
  const days = daysUntil(start, now);
  if (days < 0 || days >= 7) return undefined;
  return relativeFormat(language, { numeric: 'auto' }).format(days, 'day');
}

/** `lunedì`, in Milan. */
export function weekday(start: Date, language: Language): string {
  return dateFormat(language, { weekday: 'long' }).format(start);
}

/** The year in Milan, if it is not the current one. */
export function yearUnlessCurrent(start: Date, now: Date): string | undefined {
  const { year } = dateInMilan(start);
  return year === dateInMilan(now).year ? undefined : String(year);
}
