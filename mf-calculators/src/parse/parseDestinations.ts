import { parseScore } from 'shared/format';
import { parseRows } from 'shared/parse-rows';
import { z } from 'shared/zod';
import type { Destination, DestinationNote } from '../formulas/destinations.ts';
import { cell } from './parsePlan.ts';

/** The columns of a table of destinations. */
export interface DestinationColumns {
  id: string;
  name: string;
  region: string;
  lowest: string;
  highest: string;
  /** A note's text is in the first of its columns that has one. */
  notes: readonly [kind: DestinationNote['kind'], ...columns: string[]][];
  /** The columns of places, of which each call has its own: the newest is read. */
  slots?: RegExp;
}

/** What a table may have besides: every spelling of the two columns. */
const placeColumns = [
  ['city', 'City', 'CITY'],
  ['country', 'Country', 'COUNTRY'],
] as const;

/** The column of a note in English, which a table may have too. */
const inEnglish = (column: string) => `${column}_en`;

type Cell = string | number | null | undefined;

const trimmed = (value: Cell) => String(value ?? '').trim();

/** Reads the rows of a table of destinations, and leaves out those without a name. */
export function parseDestinations({
  id,
  name,
  region,
  lowest,
  highest,
  notes,
  slots,
}: DestinationColumns) {
  const named = z.object({
    [id]: cell.key,
    [name]: cell.text,
    [region]: cell.text,
    [lowest]: cell.figure,
    [highest]: cell.figure,
  });
  const row = z.catchall(named, cell.figure);
  return (rows: readonly unknown[]): Destination[] =>
    parseRows(row, rows)
      .map((cells) => new Map(Object.entries(cells)))
      .map((cells) => {
        const textOf = (columns: readonly string[]) =>
          trimmed(columns.map((column) => cells.get(column)).find((value) => value != null));
        return { cells, textOf };
      })
      .map(({ cells, textOf }) => ({
        id: String(cells.get(id)),
        name: trimmed(cells.get(name)),
        region: trimmed(cells.get(region)),
        place: placeColumns
          .filter((columns) => !columns.some((column) => column === region))
          .map(textOf)
          .filter((text) => text !== ''),
        lowest: parseScore(cells.get(lowest)),
        highest: parseScore(cells.get(highest)),
        notes: [
          ...(slots ? [newestSlots(slots, cells)] : []),
          ...notes.map(([kind, ...columns]) => ({
            kind,
            text: textOf(columns),
            english: textOf(columns.map(inEnglish)),
          })),
        ].filter(({ text }) => text !== ''),
      }))
      .filter((destination) => destination.name !== '');
}

function newestSlots(columns: RegExp, cells: ReadonlyMap<string, Cell>) {
  const calls = [...cells.keys()].flatMap((column) => columns.exec(column)?.[1] ?? []);
  const call = calls.toSorted().at(-1) ?? '';
  const column = [...cells.keys()].find((each) => columns.exec(each)?.[1] === call) ?? '';
  return { kind: 'slots' as const, text: trimmed(cells.get(column)), english: '', call };
}

/** The columns of each table of destinations. */
export const destinationColumns = {
  /** Scores are text with a decimal comma, out of 1000. */
  msc: {
    // Spelled so in the association's spreadsheet; PostgREST refuses to order by `id` here.
    id: 'ID',
    name: 'University',
    region: 'Continent',
    lowest: 'Lowest Score',
    highest: 'Highest Score',
    slots: /^SLOTS (\d{4}\/\d{2})$/,
    notes: [
      ['academic', 'ADDITIONAL ACADEMIC REQUIREMENTS'],
      ['language', 'ADDITIONAL LANGUAGE REQUIREMENT'],
      ['notes', 'NOTES'],
    ],
  },
  ug: {
    id: 'id',
    name: 'uni_name',
    region: 'continent',
    lowest: 'min_score',
    highest: 'max_score',
    notes: [['selection', 'sel_details']],
  },
  /** Scores are weighted means. `sel_details` is called `state` in some installations. */
  clmg: {
    id: 'id',
    name: 'uni',
    region: 'country',
    lowest: 'lowest',
    highest: 'highest',
    notes: [
      ['code', 'codice'],
      ['selection', 'sel_details', 'state'],
    ],
  },
} as const satisfies Record<string, DestinationColumns>;
