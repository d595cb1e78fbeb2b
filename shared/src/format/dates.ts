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

/** The day and the short month: `{ day: '9', month: 'mar' }`. */
export function formatDayAndMonth(
  iso: string | null,
  language: Language,
): { day: string; month: string } | undefined {
  const day = format(language, { day: 'numeric' }, iso);
  const month = format(language, { month: 'short' }, iso);
  return day && month ? { day, month } : undefined;
}
