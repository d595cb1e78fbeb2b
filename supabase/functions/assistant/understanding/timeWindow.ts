import type { Language } from '../../_shared/languages.ts';
import { normalizeText } from './normalizeText.ts';
import { months, weekdays } from './timeWords.ts';

/** The days of a question, both included, as `2026-03-09`; `evening` is set for "stasera" only. */
export type TimeWindow = {
  readonly first: string;
  readonly last: string;
  readonly evening: boolean;
  /** For the answer's sentence: "questa settimana". */
  readonly name: Readonly<Record<Language, string>>;
};

const oneDay = 86_400_000;

const milanTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/**
 * The day in Milan as `2026-03-09`, which compares as text, and the hour. Read from the format's parts,
 * because the order in which a locale writes them depends on the version of ICU.
 */
export function inMilan(moment: Date): { readonly day: string; readonly hour: number } {
  const { year, month, day, hour } = Object.fromEntries(
    milanTime.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return { day: `${year}-${month}-${day}`, hour: Number(hour) };
}

const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10);
const monthOf = (day: string, later = 0) => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const at = (months: number, date: number) =>
    new Date(Date.UTC(year, month - 1 + later + months, date)).toISOString().slice(0, 10);
  return { first: at(0, 1), last: at(1, 0) };
};

type Period = {
  readonly pattern: RegExp;
  readonly days: (today: string, weekday: number) => { first: string; last: string };
  readonly evening?: true;
  readonly name: TimeWindow['name'];
};

/** `weekday` counts from 0, Monday. The first match counts: "day after tomorrow" before "tomorrow". */
const periods: readonly Period[] = [
  {
    pattern: /\b(stasera|sta sera|questa sera|tonight|this evening)\b/,
    days: (today) => ({ first: today, last: today }),
    evening: true,
    name: { it: 'stasera', en: 'tonight' },
  },
  {
    pattern: /\b(oggi|today)\b/,
    days: (today) => ({ first: today, last: today }),
    name: { it: 'oggi', en: 'today' },
  },
  {
    pattern: /\b(dopodomani|day after tomorrow)\b/,
    days: (today) => ({ first: plusDays(today, 2), last: plusDays(today, 2) }),
    name: { it: 'dopodomani', en: 'the day after tomorrow' },
  },
  {
    pattern: /\b(domani|tomorrow)\b/,
    days: (today) => ({ first: plusDays(today, 1), last: plusDays(today, 1) }),
    name: { it: 'domani', en: 'tomorrow' },
  },
  {
    pattern: /\b(week ?end|fine settimana)\b/,
    days: (today, weekday) => ({
      first: plusDays(today, Math.max(0, 5 - weekday)),
      last: plusDays(today, 6 - weekday),
    }),
    name: { it: 'nel fine settimana', en: 'at the weekend' },
  },
  {
    pattern: /\b(prossima settimana|settimana prossima|settimana che viene|next week)\b/,
    days: (today, weekday) => ({
      first: plusDays(today, 7 - weekday),
      last: plusDays(today, 13 - weekday),
    }),
    name: { it: 'la prossima settimana', en: 'next week' },
  },
  {
    pattern: /\b((questa|sta|in|entro la) settimana|this week)\b/,
    days: (today, weekday) => ({ first: today, last: plusDays(today, 6 - weekday) }),
    name: { it: 'questa settimana', en: 'this week' },
  },
  {
    pattern: /\b(prossimo mese|mese prossimo|mese che viene|next month)\b/,
    days: (today) => monthOf(today, 1),
    name: { it: 'il mese prossimo', en: 'next month' },
  },
  {
    pattern: /\b((questo|sto|in|entro il) mese|this month)\b/,
    days: (today) => ({ first: today, last: monthOf(today).last }),
    name: { it: 'questo mese', en: 'this month' },
  },
];

const weekday = new RegExp(`\\b(${weekdays.flat().join('|')})\\b`, 'g');

/** The question without the words that name a period: "fine" in "fine settimana" is not a search term. */
export function withoutDays(message: string): string {
  return periods.reduce(
    (text, { pattern }) => text.replace(pattern, ' '),
    normalizeText(message).replace(weekday, ' '),
  );
}

/** The days that a question names, relative to `now`; undefined when it names none. */
export function timeWindowOf(message: string, now: Date): TimeWindow | undefined {
  const normalized = normalizeText(message);
  const today = inMilan(now).day;
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const found = periods.find(({ pattern }) => pattern.test(normalized));
  if (found !== undefined) {
    return { ...found.days(today, weekday), evening: found.evening === true, name: found.name };
  }
  return monthIn(normalized, today) ?? weekdayIn(normalized, today);
}

/** "A dicembre": the current or the next one. "May" is a month only after "in". */
function monthIn(normalized: string, today: string): TimeWindow | undefined {
  const index = months.findIndex(([it, en]) =>
    (en === 'may' ? /\bmaggio\b|\bin may\b/ : new RegExp(`\\b(${it}|${en})\\b`)).test(normalized),
  );
  const names = months[index];
  if (names === undefined) return undefined;
  const later = (index - (Number(today.slice(5, 7)) - 1) + 12) % 12;
  const { first, last } = monthOf(today, later);
  const [it, en] = names;
  const capital = en.charAt(0).toUpperCase() + en.slice(1);
  return {
    first: first < today ? today : first,
    last,
    evening: false,
    name: { it: `${/^[ao]/.test(it) ? 'ad' : 'a'} ${it}`, en: `in ${capital}` },
  };
}

/** "Venerdì": today or the next one. */
function weekdayIn(normalized: string, today: string): TimeWindow | undefined {
  const index = weekdays.findIndex(([it, en]) =>
    new RegExp(`\\b(${it}|${en})\\b`).test(normalized),
  );
  const names = weekdays[index];
  if (names === undefined) return undefined;
  const day = plusDays(today, (index - new Date(today).getUTCDay() + 7) % 7);
  const [it, en] = names;
  return {
    first: day,
    last: day,
    evening: false,
    name: {
      it: it.endsWith('di') ? `${it.slice(0, -1)}ì` : it,
      en: `on ${en.charAt(0).toUpperCase()}${en.slice(1)}`,
    },
  };
}
