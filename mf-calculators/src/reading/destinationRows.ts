import { z } from 'shared/zod';
import type { Destination, DestinationNote } from '../formulas/destinations.ts';
import { parseScore } from '../formulas/parseNumber.ts';
import { cell, fitting } from './fitting.ts';

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
const ugRow = z.object({
  id: cell.key,
  uni_name: cell.text,
  continent: cell.text,
  min_score: cell.figure,
  max_score: cell.figure,
  sel_details: cell.text,
});

type Note = string | number | null | undefined;

function notes(...candidates: [DestinationNote['kind'], Note][]): DestinationNote[] {
  return candidates.flatMap(([kind, value]) => {
    const text = String(value ?? '').trim();
    return text === '' ? [] : [{ kind, text }];
  });
}

/** A row without a university's name cannot be shown and is left out. */
function named(destination: Destination): Destination[] {
  return destination.name === '' ? [] : [destination];
}

/** The destinations of `dest_exc_msc`, whose scores are text with a decimal comma, out of 1000. */
export function mscDestinations(rows: readonly unknown[]): Destination[] {
  return fitting(mscRow, rows).flatMap((row) =>
    named({
      id: String(row.ID),
      name: row.University?.trim() ?? '',
      place: row.Continent?.trim() ?? '',
      lowest: parseScore(row['Lowest Score']),
      highest: parseScore(row['Highest Score']),
      notes: notes(
        ['slots', row['SLOTS 2024/25']],
        ['academic', row['ADDITIONAL ACADEMIC REQUIREMENTS']],
        ['language', row['ADDITIONAL LANGUAGE REQUIREMENT']],
        ['notes', row.NOTES],
      ),
    }),
  );
}

/** The destinations of `UG_exchange_destinations`. */
export function ugDestinations(rows: readonly unknown[]): Destination[] {
  return fitting(ugRow, rows).flatMap((row) =>
    named({
      id: String(row.id),
      name: row.uni_name?.trim() ?? '',
      place: row.continent?.trim() ?? '',
      lowest: parseScore(row.min_score),
      highest: parseScore(row.max_score),
      notes: notes(['selection', row.sel_details]),
    }),
  );
}
