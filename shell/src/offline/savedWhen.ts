import type { Language } from 'shared/contract';
import { formatDate, formatTime } from 'shared/format';

/** `il 21 novembre 2026 alle 12:30`, `l’8 marzo 2026 alle 09:05`, `on 21 November 2026 at 12:30`. */
export function savedWhen(iso: string, language: Language): string {
  const date = formatDate(iso, language) ?? '';
  const time = formatTime(iso, language) ?? '';
  return phrases[language](date, time);
}

const phrases: Record<Language, (date: string, time: string) => string> = {
  it: (date, time) => {
    const article = /^(8|11)\b/.test(date) ? 'l’' : 'il ';
    const hour = time.startsWith('01:') ? 'all’' : 'alle ';
    return `${article}${date} ${hour}${time}`;
  },
  en: (date, time) => `on ${date} at ${time}`,
};
