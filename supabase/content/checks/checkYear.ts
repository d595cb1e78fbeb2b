import { type Finding, fieldFinding, tableFinding } from '../finding.ts';
import { type Tables, textOf } from '../row.ts';

/** What is read besides the tables, where it is known. */
export type YearFacts = {
  /** When each table was last changed; a table that was not for a year is missing. */
  readonly changedAt: ReadonlyMap<string, Date> | undefined;
  /** The year in the site's footer. */
  readonly footerYear: number | undefined;
};

/** The tables of a new board in autumn, and those of the exchange calls, which come out from January on. */
const renewed = [
  { month: 8, tables: ['representatives'] },
  {
    month: 0,
    tables: [
      'UG_exchange_destinations',
      'CLMG_destinations_exchange',
      'dest_exc_msc',
      'course-multiplier_UG',
      'course multipliers estimation',
      'NC_max',
    ],
  },
];

/** Texts that people write, of which an older academic year is a promise about the past. */
const texts: Readonly<Record<string, readonly string[]>> = {
  faq: ['question', 'answer', 'answer_en'],
  guides: ['title', 'description'],
};

/** The year in which the academic year of a date began, on 1 September. */
export const academicYear = (now: Date): number => now.getFullYear() - (now.getMonth() < 8 ? 1 : 0);

/** What is still last year's. */
export function checkYear(
  tables: Tables,
  { changedAt, footerYear }: YearFacts,
  now: Date,
): Finding[] {
  const year = academicYear(now);
  const rowsOf = (table: string) => tables.get(table) ?? [];
  const old = renewed.flatMap(({ month, tables: renewable }) =>
    renewable.flatMap((table) => {
      const since = new Date(year, month, 1);
      const changed = changedAt?.get(table);
      const isOld = changedAt !== undefined && !(changed && changed >= since);
      if (!isOld || rowsOf(table).length === 0) return [];
      const detail = changed?.toISOString().slice(0, 10);
      return [tableFinding('not renewed', table, table, detail === undefined ? {} : { detail })];
    }),
  );
  const calls = rowsOf('dest_exc_msc')
    .slice(0, 1)
    .flatMap((row) => Object.keys(row).filter((column) => /^SLOTS \d{4}\/\d{2}$/.test(column)));
  const newest = calls.toSorted().at(-1);
  const events = rowsOf('events');
  const isAhead = events.some((row) => Date.parse(textOf(row, 'start_date') ?? '') > now.getTime());
  return [
    ...old,
    ...(newest !== undefined && Number(newest.slice(6, 10)) < year
      ? [tableFinding('call of an earlier year', 'dest_exc_msc', newest)]
      : []),
    ...(events.length > 0 && !isAhead ? [tableFinding('no event ahead', 'events', 'events')] : []),
    ...Object.entries(texts).flatMap(([table, columns]) =>
      rowsOf(table).flatMap((row) =>
        columns
          .filter((column) => namesEarlierYear(textOf(row, column) ?? '', year))
          .map((column) => fieldFinding('earlier year in a text', table, row, column)),
      ),
    ),
    ...(footerYear !== undefined && footerYear < now.getFullYear()
      ? [tableFinding('footer of an earlier year', 'site', `© ${footerYear}`)]
      : []),
  ];
}

/** `2024/25` or `2024-2025`, of a year before this one. */
function namesEarlierYear(text: string, year: number): boolean {
  return [...text.matchAll(/\b(20\d{2})\s?[/–-]\s?(?:20)?(\d{2})\b/g)].some(
    ([, from, to]) => (Number(from) + 1) % 100 === Number(to) && Number(from) < year,
  );
}

/** In September and October it is said unasked. */
export const isTurnOfYear = (now: Date): boolean => [8, 9].includes(now.getMonth());
