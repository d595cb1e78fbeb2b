import type { Language } from 'shared/contract';
import { dateFormat, formatDate, formatDayAndMonth } from 'shared/format';

/**
 * The day, month and year of an upload date in Milan, and the full date for screen readers
 * (`9 marzo 2026`); undefined when there is no valid date.
 */
export function uploadDate(iso: string | null, language: Language) {
  const full = formatDate(iso, language);
  const short = formatDayAndMonth(iso, language);
  if (iso === null || !full || !short) return undefined;
  return { ...short, year: dateFormat(language, { year: 'numeric' }).format(new Date(iso)), full };
}

/** How long a file is new on a device that follows no course. */
export const newForMs = 30 * 24 * 60 * 60 * 1000;

/** Whether a file was uploaded in the last 30 days; a date in the future is an error, not new. */
export function isNew(iso: string | null, now: number): boolean {
  const age = now - Date.parse(iso ?? '');
  return age >= 0 && age <= newForMs;
}

/** Whether to mark a list's new files. When all of several files are new, marks would say nothing. */
export function shouldMarkNew(dates: readonly (string | null)[], now: number): boolean {
  return dates.length === 1 || dates.some((date) => !isNew(date, now));
}
