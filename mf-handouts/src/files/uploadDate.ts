import type { Language } from 'shared/contract';
import { formatDate, formatDayAndMonth } from 'shared/format';

/** An upload date to be set like a ticket's: the day large, the rest small. */
export interface UploadDate {
  day: string;
  month: string;
  year: string;
  /** In words, for who listens: `9 marzo 2026`. */
  full: string;
}

const yearInMilan = new Intl.DateTimeFormat('it-IT', { year: 'numeric', timeZone: 'Europe/Rome' });

/** The parts of an upload date in Milan; undefined when there is no usable date. */
export function uploadDate(iso: string | null, language: Language): UploadDate | undefined {
  const full = formatDate(iso, language);
  const short = formatDayAndMonth(iso, language);
  if (iso === null || !full || !short) return undefined;
  return { ...short, year: yearInMilan.format(new Date(iso)), full };
}

const newFor = 30 * 24 * 60 * 60 * 1000;

/** Whether a file was uploaded in the last 30 days; a date in the future is not new but wrong. */
export function isNew(iso: string | null, now: number): boolean {
  const age = now - Date.parse(iso ?? '');
  return age >= 0 && age <= newFor;
}

/** Whether marking the new files of a list tells them from others; of a single file it is news. */
export function marksNew(dates: readonly (string | null)[], now: number): boolean {
  return dates.length === 1 || dates.some((date) => !isNew(date, now));
}
