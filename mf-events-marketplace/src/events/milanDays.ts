import type { Language } from 'shared/contract';

const timeZone = 'Europe/Rome';
const locales: Record<Language, string> = { it: 'it-IT', en: 'en-GB' };
const day = 86_400_000;

const calendarDate = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar date in Milan at a moment, `2026-11-20`. */
function dateInMilan(moment: Date): string {
  return calendarDate.format(moment);
}

/**
 * Calendar days in Milan from `now` to `start`: 0 today, 1 tomorrow, -1 yesterday. Days are counted
 * by date, so that 23:00 to 01:00 is one and the days of the clock change are no exception.
 */
export function daysUntil(start: Date, now: Date): number {
  return (Date.parse(dateInMilan(start)) - Date.parse(dateInMilan(now))) / day;
}

/** `oggi`, `domani`, `tra 3 giorni`; undefined from a week on, when the date says it better. */
export function soon(start: Date, now: Date, language: Language): string | undefined {
  const days = daysUntil(start, now);
  if (days < 0 || days >= 7) return undefined;
  return new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' }).format(days, 'day');
}

/** `lunedì`, in Milan. */
export function weekday(start: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone }).format(start);
}

/** The year when it is not the one that everybody takes for granted. */
export function otherYear(start: Date, now: Date): string | undefined {
  const year = dateInMilan(start).slice(0, -6);
  return year === dateInMilan(now).slice(0, -6) ? undefined : year;
}
