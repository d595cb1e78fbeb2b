import { normalizeText } from 'shared/search';
import { type Language, locales } from '../../_shared/languages.ts';
import { months, weekdays } from '../words/timeWords.ts';

/** The days of a question, both included, as `2026-03-09`, which compares as text. */
export type TimeWindow = { readonly first: string; readonly last: string };

const milanTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Milan. The order in which a locale writes the parts of a date depends on the version of ICU. */
export function dayInMilan(moment: Date): string {
  const { year, month, day } = Object.fromEntries(
    milanTime.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}`;
}

const plus = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
/** From 0, Sunday. */
const weekdayOf = (day: string) => new Date(day).getUTCDay();
const isDay = (date: string) => {
  const at = Date.parse(date);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
};
const on = (first: string, last = first): TimeWindow => ({ first, last });

const fromMonday = (day: string) => (weekdayOf(day) + 6) % 7;
/** What is left of a month: 0 is this one. */
function inMonth(today: string, later: number): TimeWindow {
  const at = (months: number, day: number) =>
    new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + months, day))
      .toISOString()
      .slice(0, 10);
  return on(later === 0 ? today : at(later, 1), at(later + 1, 0));
}

const indexIn = (names: readonly (readonly string[])[], found: string) =>
  names.findIndex((forms) => forms.some((form) => found.includes(form)));

/** The next day of a date: "martedì 15 dicembre"; none where the calendar has none: "31 novembre". */
function onDate(today: string, found: string): TimeWindow | undefined {
  const [day = ''] = /\d+/.exec(found) ?? [];
  const month = String(indexIn(months, found) + 1).padStart(2, '0');
  const dates = [0, 1].map(
    (later) => `${Number(today.slice(0, 4)) + later}-${month}-${day.padStart(2, '0')}`,
  );
  const next = dates.find((date) => date >= today && isDay(date));
  return next === undefined ? undefined : on(next);
}

const monthNames = months.flat().join('|');
const otherMonths = months
  .flat()
  .filter((name) => name !== 'may')
  .join('|');

/** How days are named; the first match counts: "day after tomorrow" before "tomorrow". */
const periods: readonly (readonly [
  RegExp,
  (today: string, found: string) => TimeWindow | undefined,
])[] = [
  [/\b(oggi|today|stasera|sta sera|questa sera|tonight|this evening)\b/, (today) => on(today)],
  [/\b(dopodomani|day after tomorrow)\b/, (today) => on(plus(today, 2))],
  [/\b(domani|tomorrow)\b/, (today) => on(plus(today, 1))],
  [
    /\b(week ?end|fine settimana)\b/,
    (today) =>
      on(plus(today, Math.max(0, 5 - fromMonday(today))), plus(today, 6 - fromMonday(today))),
  ],
  [
    /\b(prossima settimana|settimana prossima|settimana che viene|next week)\b/,
    (today) => on(plus(today, 7 - fromMonday(today)), plus(today, 13 - fromMonday(today))),
  ],
  [
    /\b((questa|sta|in|entro la) settimana|this week)\b/,
    (today) => on(today, plus(today, 6 - fromMonday(today))),
  ],
  [/\b(prossimo mese|mese prossimo|mese che viene|next month)\b/, (today) => inMonth(today, 1)],
  [/\b((questo|sto|in|entro il) mese|this month)\b/, (today) => inMonth(today, 0)],
  [
    new RegExp(
      `\\b(?:il |the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthNames})\\b|\\b(?:${monthNames}) (?:the )?\\d{1,2}(?:st|nd|rd|th)?\\b`,
    ),
    onDate,
  ],
  // "May" is a month only after "in" or beside a day.
  [
    new RegExp(`\\b(?:${otherMonths}|in may)\\b`),
    (today, found) =>
      inMonth(today, (indexIn(months, found) - (Number(today.slice(5, 7)) - 1) + 12) % 12),
  ],
  [
    new RegExp(`\\b(?:${weekdays.flat().join('|')})\\b`),
    (today, found) => on(plus(today, (indexIn(weekdays, found) - weekdayOf(today) + 7) % 7)),
  ],
];

/** The question without the words that name days: "fine" in "fine settimana" is not a search term. */
export const withoutDays = (message: string) =>
  periods.reduce(
    (text, [pattern]) => text.replace(new RegExp(pattern, 'g'), ' '),
    normalizeText(message),
  );

/** The days that a question names, relative to `now`; undefined when it names none. */
export function timeWindowOf(message: string, now: Date): TimeWindow | undefined {
  const text = normalizeText(message);
  const [pattern, days] = periods.find(([each]) => each.test(text)) ?? [];
  return days?.(dayInMilan(now), pattern?.exec(text)?.[0] ?? '');
}

/** "Sabato 21 novembre", "7–13 dicembre". */
export function daysText({ first, last }: TimeWindow, lang: Language): string {
  const format = new Intl.DateTimeFormat(locales[lang], {
    ...(first === last ? { weekday: 'long' } : {}),
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
  });
  return format.formatRange(new Date(first), new Date(last));
}
