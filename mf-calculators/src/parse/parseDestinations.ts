import { z } from 'shared/zod';
import type { Destination, DestinationNote } from '../formulas/destinations.ts';
import { parseScore } from '../formulas/parseNumber.ts';
import { cell, parseRows } from './parseRows.ts';

type Cell = string | number | null | undefined;

interface DestinationCells {
  id: string | number;
  name: Cell;
  region: Cell;
  lowest: Cell;
  highest: Cell;
  notes: [DestinationNote['kind'], Cell][];
}

const trimmed = (value: Cell) => String(value ?? '').trim();

/** An empty list for a row without a university's name, which cannot be shown. */
function destination(cells: DestinationCells): Destination[] {
  const name = trimmed(cells.name);
  if (name === '') return [];
  return [
    {
      id: String(cells.id),
      name,
      region: trimmed(cells.region),
      lowest: parseScore(cells.lowest),
      highest: parseScore(cells.highest),
      notes: cells.notes
        .map(([kind, value]) => ({ kind, text: trimmed(value) }))
        .filter(({ text }) => text !== ''),
    },
  ];
}

const mscRow = z.object({
  ID: cell.key,
  University: cell.text,
  Continent: cell.text,
  'Lowest Score': cell.figure,
  'Highest Score': cell.figure,
  'SLOTS 2024/25': cell.figure,
  'ADDITIONAL ACADEMIC REQUIREMENTS': cell.text,
  'ADDITIONAL LANGUAGE REQUIREMENT': cell.text,
  NOTES: cell.text,
});

/** The destinations of `dest_exc_msc`, whose scores are text with a decimal comma, out of 1000. */
export function parseMscDestinations(rows: readonly unknown[]): Destination[] {
  return parseRows(mscRow, rows).flatMap((row) =>
    destination({
      id: row.ID,
      name: row.University,
      region: row.Continent,
      lowest: row['Lowest Score'],
      highest: row['Highest Score'],
      notes: [
        ['slots', row['SLOTS 2024/25']],
        ['academic', row['ADDITIONAL ACADEMIC REQUIREMENTS']],
        ['language', row['ADDITIONAL LANGUAGE REQUIREMENT']],
        ['notes', row.NOTES],
      ],
    }),
  );
}

const ugRow = z.object({
  id: cell.key,
  uni_name: cell.text,
  continent: cell.text,
  min_score: cell.figure,
  max_score: cell.figure,
  sel_details: cell.text,
});

/** The destinations of `UG_exchange_destinations`. */
export function parseUgDestinations(rows: readonly unknown[]): Destination[] {
  return parseRows(ugRow, rows).flatMap((row) =>
    destination({
      id: row.id,
      name: row.uni_name,
      region: row.continent,
      lowest: row.min_score,
      highest: row.max_score,
      notes: [['selection', row.sel_details]],
    }),
  );
}

/** `sel_details` is called `state` in some installations; either may be absent. */
const clmgRow = z.object({
  id: cell.key,
  uni: cell.text,
  country: cell.text,
  lowest: cell.figure,
  highest: cell.figure,
  codice: cell.figure,
  sel_details: cell.text,
  state: cell.text,
});

/** The destinations of `CLMG_destinations_exchange`, whose scores are weighted means. */
export function parseClmgDestinations(rows: readonly unknown[]): Destination[] {
  return parseRows(clmgRow, rows).flatMap((row) =>
    destination({
      id: row.id,
      name: row.uni,
      region: row.country,
      lowest: row.lowest,
      highest: row.highest,
      notes: [
        ['code', row.codice],
        ['selection', row.sel_details ?? row.state],
      ],
    }),
  );
}
