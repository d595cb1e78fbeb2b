import type { Language } from '../contract/language.ts';
import { dateFormat } from './formatters.ts';

function format(
  language: Language,
  options: Intl.DateTimeFormatOptions,
  iso: string | null,
): string | undefined {
  const date = new Date(iso ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return undefined;
  return dateFormat(language, options).format(date);
}

/** `9 marzo 2026`; undefined when there is no usable date. */
export function formatDate(iso: string | null, language: Language): string | undefined {
  return format(language, { day: 'numeric', month: 'long', year: 'numeric' }, iso);
}

/** `18:30`; undefined when there is no usable date. */
export function formatTime(iso: string | null, language: Language): string | undefined {
  return format(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, iso);
}

const dayMs = 24 * 60 * 60 * 1000;

/** The number of a moment's day in Milan, so that days can be subtracted. */
function dayNumber(moment: Date | number): number {
  const format = dateFormat('it', { year: 'numeric', month: 'numeric', day: 'numeric' });
  // Not the text as a whole: how it is written differs between versions of Intl's data.
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, +value]));
  return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day')) / dayMs;
}

/** The calendar days in Milan from `now` to a moment: 0 today, 1 tomorrow, -1 yesterday. */
export const daysUntil = (moment: Date | number, now: Date | number): number =>
  dayNumber(moment) - dayNumber(now);

/** The day and the short month: `{ day: '9', month: 'mar' }`. */
export function formatDayAndMonth(
  iso: string | null,
  language: Language,
): { day: string; month: string } | undefined {
  const day = format(language, { day: 'numeric' }, iso);
  const month = format(language, { month: 'short' }, iso);
  return day && month ? { day, month } : undefined;
}
