import { normalizeText } from 'shared/search';
import type { Language } from '../../_shared/languages.ts';
import { months, weekdays } from '../words/timeWords.ts';

/** The days of a question, both included, as `2026-03-09`; `evening` is set for "stasera" only. */
export type TimeWindow = {
  readonly first: string;
  readonly last: string;
  readonly evening: boolean;
  /** For the answer's sentence: "questa settimana". */
  readonly name: Readonly<Record<Language, string>>;
};

const windowOf = (first: string, last: string, it: string, en: string): TimeWindow => ({
  first,
  last,
  evening: it === 'stasera',
  name: { it, en },
});

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

/** A period: its words, its days (`weekday` counts from 0, Monday) and its name. */
type Period = readonly [
  pattern: RegExp,
  days: (today: string, weekday: number) => readonly [first: string, last: string],
  it: string,
  en: string,
];

const onDay = (later: number) => (today: string) =>
  [plusDays(today, later), plusDays(today, later)] as const;
const inMonth = (later: number) => (today: string) => {
  const { first, last } = monthOf(today, later);
  return [later === 0 ? today : first, last] as const;
};

/** The first match counts: "day after tomorrow" before "tomorrow". */
const periods: readonly Period[] = [
  [/\b(stasera|sta sera|questa sera|tonight|this evening)\b/, onDay(0), 'stasera', 'tonight'],
  [/\b(oggi|today)\b/, onDay(0), 'oggi', 'today'],
  [/\b(dopodomani|day after tomorrow)\b/, onDay(2), 'dopodomani', 'the day after tomorrow'],
  [/\b(domani|tomorrow)\b/, onDay(1), 'domani', 'tomorrow'],
  [
    /\b(week ?end|fine settimana)\b/,
    (today, weekday) => [plusDays(today, Math.max(0, 5 - weekday)), plusDays(today, 6 - weekday)],
    'nel fine settimana',
    'at the weekend',
  ],
  [
    /\b(prossima settimana|settimana prossima|settimana che viene|next week)\b/,
    (today, weekday) => [plusDays(today, 7 - weekday), plusDays(today, 13 - weekday)],
    'la prossima settimana',
    'next week',
  ],
  [
    /\b((questa|sta|in|entro la) settimana|this week)\b/,
    (today, weekday) => [today, plusDays(today, 6 - weekday)],
    'questa settimana',
    'this week',
  ],
  [
    /\b(prossimo mese|mese prossimo|mese che viene|next month)\b/,
    inMonth(1),
    'il mese prossimo',
    'next month',
  ],
  [/\b((questo|sto|in|entro il) mese|this month)\b/, inMonth(0), 'questo mese', 'this month'],
];

const weekdayNames = weekdays.flat().join('|');
const monthNames = months.flat().join('|');
/** "May" is a month only after "in" or beside a day. */
const monthAlone = new RegExp(
  `\\b(${months
    .flat()
    .filter((name) => name !== 'may')
    .join('|')})\\b|\\bin (may)\\b`,
);
const dayOfMonth = new RegExp(
  `\\b(?:il |the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthNames})\\b|\\b(${monthNames}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`,
);
const weekday = new RegExp(`\\b(${weekdayNames})\\b`);

/** The question without the words that name a period: "fine" in "fine settimana" is not a search term. */
export const withoutDays = (message: string) =>
  [dayOfMonth, monthAlone, weekday, ...periods.map(([pattern]) => pattern)].reduce(
    (text, pattern) => text.replace(new RegExp(pattern, 'g'), ' '),
    normalizeText(message),
  );

/** The days that a question names, relative to `now`; undefined when it names none. */
export function timeWindowOf(message: string, now: Date): TimeWindow | undefined {
  const text = normalizeText(message);
  const today = inMilan(now).day;
  const fromMonday = (new Date(today).getUTCDay() + 6) % 7;
  const period = periods.find(([pattern]) => pattern.test(text));
  if (period !== undefined) {
    const [, days, it, en] = period;
    return windowOf(...days(today, fromMonday), it, en);
  }
  return dateIn(text, today) ?? monthIn(text, today) ?? weekdayIn(text, today);
}

const indexIn = (names: readonly (readonly string[])[], name: string | undefined) =>
  names.findIndex((each) => each.includes(name ?? ''));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Martedì 15 dicembre": the next day of that date. */
function dateIn(text: string, today: string): TimeWindow | undefined {
  const found = dayOfMonth.exec(text);
  if (found === null) return undefined;
  const [, dayBefore, monthAfter, monthBefore, dayAfter] = found;
  const index = indexIn(months, monthAfter ?? monthBefore);
  const day = (dayBefore ?? dayAfter ?? '').padStart(2, '0');
  const year = Number(today.slice(0, 4));
  const of = (each: number) => `${each}-${String(index + 1).padStart(2, '0')}-${day}`;
  const date = of(year) < today ? of(year + 1) : of(year);
  const [it, en] = months[index] ?? months[0];
  const number = Number(day);
  return windowOf(date, date, `il ${number} ${it}`, `on ${number} ${capital(en)}`);
}

/** "A dicembre": the current or the next one. */
function monthIn(text: string, today: string): TimeWindow | undefined {
  const found = monthAlone.exec(text);
  const index = indexIn(months, found?.[1] ?? found?.[2]);
  const names = found === null ? undefined : months[index];
  if (names === undefined) return undefined;
  const { first, last } = monthOf(today, (index - (Number(today.slice(5, 7)) - 1) + 12) % 12);
  const [it, en] = names;
  const start = first < today ? today : first;
  return windowOf(start, last, `${/^[ao]/.test(it) ? 'ad' : 'a'} ${it}`, `in ${capital(en)}`);
}

/** "Venerdì": today or the next one. */
function weekdayIn(text: string, today: string): TimeWindow | undefined {
  const found = weekday.exec(text)?.[1];
  const index = indexIn(weekdays, found);
  const names = found === undefined ? undefined : weekdays[index];
  if (names === undefined) return undefined;
  const day = plusDays(today, (index - new Date(today).getUTCDay() + 7) % 7);
  const [it, en] = names;
  return windowOf(day, day, it.replace(/di$/, 'dì'), `on ${capital(en)}`);
}
