import type { Language } from 'shared/contract';
import { dateFormat, daysUntil, relativeFormat } from 'shared/format';

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
  const { format } = dateFormat('it', { year: 'numeric' });
  return format(start) === format(now) ? undefined : format(start);
}
