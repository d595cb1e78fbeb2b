import type { Database } from 'shared/database';
import type { Destination, DestinationNote } from '../formulas/destinations.ts';
import { parseScore } from '../formulas/parseNumber.ts';

type Tables = Database['public']['Tables'];

function notes(...candidates: [DestinationNote['kind'], unknown][]): DestinationNote[] {
  return candidates.flatMap(([kind, value]) => {
    const text = typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';
    return text === '' ? [] : [{ kind, text }];
  });
}

/** A row without a university's name cannot be shown and is left out. */
function named(destination: Destination): Destination[] {
  return destination.name === '' ? [] : [destination];
}

/** The destinations of `dest_exc_msc`, whose scores are text with a decimal comma, out of 1000. */
export function mscDestinations(rows: readonly Tables['dest_exc_msc']['Row'][]): Destination[] {
  return rows.flatMap((row) =>
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
export function ugDestinations(
  rows: readonly Tables['UG_exchange_destinations']['Row'][],
): Destination[] {
  return rows.flatMap((row) =>
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
