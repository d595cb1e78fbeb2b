import type { Language } from 'shared/contract';
import { dateFormat, daysUntil, formatDayAndMonth, formatTime } from 'shared/format';
import { useLanguage, useNow, useTranslation } from 'shared/runtime';

/** The key of a text and its value: `since.weekday` with `lunedì`. */
interface SinceText {
  key: 'time' | 'timeWithVowel' | 'yesterday' | 'weekday' | 'date' | 'dateWithVowel';
  value: string;
}

/**
 * How to name a past time in "3 new files since Monday": a time of today, yesterday, a weekday of this
 * week, else a date. Italian articles lose their vowel before `8`, `11` and `01:…`.
 */
export function sinceText(time: number, now: number, language: Language): SinceText {
  const days = daysUntil(now, time);
  const iso = new Date(time).toISOString();
  if (days <= 0) {
    const value = formatTime(iso, language) ?? '';
    return { key: value.startsWith('01:') ? 'timeWithVowel' : 'time', value };
  }
  if (days === 1) return { key: 'yesterday', value: '' };
  if (days < 7) {
    return { key: 'weekday', value: dateFormat(language, { weekday: 'long' }).format(time) };
  }
  const { day = '', month = '' } = formatDayAndMonth(iso, language) ?? {};
  const value = `${day} ${month}`;
  return { key: /^(8|11) /.test(value) ? 'dateWithVowel' : 'date', value };
}

/** Names a past time after a number of new files: `da lunedì`. */
export function useSince(): (time: number) => string {
  const { t } = useTranslation('myCourses');
  const language = useLanguage();
  const now = useNow();
  return (time) => {
    const { key, value } = sinceText(time, now, language);
    return t(`since.${key}`, { value });
  };
}
