import { fold } from './fold.ts';
import { months, weekdays } from './timeWords.ts';

/** Days from the first to the last, both included, as `2026-03-09`; in the evening only for "stasera". */
export type TimeWindow = {
  readonly first: string;
  readonly last: string;
  readonly evening: boolean;
  /** As a sentence says it: "questa settimana". */
  readonly name: { readonly it: string; readonly en: string };
};

const oneDay = 86_400_000;

/** The day in Milan, as `2026-03-09`: days compare as text, and no clock change touches them. */
export function dayInMilan(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(moment);
}

const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * oneDay).toISOString().slice(0, 10);
const monthOf = (day: string, later = 0) => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const at = (months: number, date: number) =>
    new Date(Date.UTC(year, month - 1 + later + months, date)).toISOString().slice(0, 10);
  return { first: at(0, 1), last: at(1, 0) };
};

type Spoken = {
  readonly said: RegExp;
  readonly days: (today: string, weekday: number) => { first: string; last: string };
  readonly evening?: true;
  readonly name: TimeWindow['name'];
};

/** `weekday` counts from Monday, 0. The longer word first: "dopodomani" has "domani" in it. */
const spoken: readonly Spoken[] = [
  {
    said: /\b(stasera|sta sera|questa sera|tonight|this evening)\b/,
    days: (today) => ({ first: today, last: today }),
    evening: true,
    name: { it: 'stasera', en: 'tonight' },
  },
  {
    said: /\b(oggi|today)\b/,
    days: (today) => ({ first: today, last: today }),
    name: { it: 'oggi', en: 'today' },
  },
  {
    said: /\b(dopodomani|day after tomorrow)\b/,
    days: (today) => ({ first: plusDays(today, 2), last: plusDays(today, 2) }),
    name: { it: 'dopodomani', en: 'the day after tomorrow' },
  },
  {
    said: /\b(domani|tomorrow)\b/,
    days: (today) => ({ first: plusDays(today, 1), last: plusDays(today, 1) }),
    name: { it: 'domani', en: 'tomorrow' },
  },
  {
    said: /\b(week ?end|fine settimana)\b/,
    days: (today, weekday) => ({
      first: plusDays(today, Math.max(0, 5 - weekday)),
      last: plusDays(today, 6 - weekday),
    }),
    name: { it: 'nel fine settimana', en: 'at the weekend' },
  },
  {
    said: /\b(prossima settimana|settimana prossima|settimana che viene|next week)\b/,
    days: (today, weekday) => ({
      first: plusDays(today, 7 - weekday),
      last: plusDays(today, 13 - weekday),
    }),
    name: { it: 'la prossima settimana', en: 'next week' },
  },
  {
    said: /\b((questa|sta|in|entro la) settimana|this week)\b/,
    days: (today, weekday) => ({ first: today, last: plusDays(today, 6 - weekday) }),
    name: { it: 'questa settimana', en: 'this week' },
  },
  {
    said: /\b(prossimo mese|mese prossimo|mese che viene|next month)\b/,
    days: (today) => monthOf(today, 1),
    name: { it: 'il mese prossimo', en: 'next month' },
  },
  {
    said: /\b((questo|sto|in|entro il) mese|this month)\b/,
    days: (today) => ({ first: today, last: monthOf(today).last }),
    name: { it: 'questo mese', en: 'this month' },
  },
];

/** The question without the words that name days: a "fine settimana" is no end of anything. */
export function withoutDays(message: string): string {
  return spoken.reduce((text, { said }) => text.replace(said, ' '), fold(message));
}

/** The days that a question names, seen from `now`; undefined when it names none. */
export function timeWindowOf(message: string, now: Date): TimeWindow | undefined {
  const folded = fold(message);
  const today = dayInMilan(now);
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const found = spoken.find(({ said }) => said.test(folded));
  if (found !== undefined) {
    return { ...found.days(today, weekday), evening: found.evening === true, name: found.name };
  }
  return monthIn(folded, today) ?? weekdayIn(folded, today);
}

/** "A dicembre": the one that is to come or has begun. "May" is a verb unless "in" stands before it. */
function monthIn(folded: string, today: string): TimeWindow | undefined {
  const place = months.findIndex(([it, en]) =>
    (en === 'may' ? /\bmaggio\b|\bin may\b/ : new RegExp(`\\b(${it}|${en})\\b`)).test(folded),
  );
  const names = months[place];
  if (names === undefined) return undefined;
  const later = (place - (Number(today.slice(5, 7)) - 1) + 12) % 12;
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

/** "Venerdì": the next one, which may be today. */
function weekdayIn(folded: string, today: string): TimeWindow | undefined {
  const place = weekdays.findIndex(([it, en]) => new RegExp(`\\b(${it}|${en})\\b`).test(folded));
  const names = weekdays[place];
  if (names === undefined) return undefined;
  const day = plusDays(today, (place - new Date(today).getUTCDay() + 7) % 7);
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
