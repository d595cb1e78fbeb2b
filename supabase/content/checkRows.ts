import { nameOfRow, textOf } from './fields.ts';
import { type Finding, finding } from './finding.ts';
import type { Row } from './project.ts';

type Tables = ReadonlyMap<string, Row[]>;

const years = new Set(['First Year', 'Second Year', 'Third Year']);
const sections = new Set([
  'CNSU',
  'CDD',
  'DIPARTIMENTI',
  'ISU',
  'QUALITÀ',
  'SCUOLA DI GIURISPRUDENZA',
  'SCUOLA MAGISTRALE',
  'SCUOLA TRIENNALE',
  'SPORT',
  'VALUTAZIONE',
]);
const categories = new Set([
  'associations',
  'opzionali',
  'graduate',
  'stage',
  'freemover',
  'residenze',
  'exchange_magistrale',
  'exchange_triennale',
  'university',
  'milan',
  'burocrazia',
  'master_admissions',
  'tesi',
  'ecdl',
]);

/** Values that the site compares to the letter: anything else is kept in the table and not shown. */
export function checkKnownValues(tables: Tables): Finding[] {
  const known = [
    {
      table: 'handouts',
      field: 'year',
      kind: 'unknown year',
      allowed: years,
      clean: (text: string) => text,
    },
    {
      table: 'guides',
      field: 'category',
      kind: 'unknown category',
      allowed: categories,
      clean: (text: string) => text.trim(),
    },
    {
      table: 'representatives',
      field: 'section',
      kind: 'unknown section',
      allowed: sections,
      clean: (text: string) => text.trim().toUpperCase(),
    },
  ] as const;
  return known.flatMap(({ table, field, kind, allowed, clean }) =>
    (tables.get(table) ?? [])
      .filter((row) => !allowed.has(clean(textOf(row, field) ?? '')))
      .map((row) => ({
        kind,
        table,
        row: nameOfRow(row),
        message: `${field} is ${JSON.stringify(row[field])}: the site does not show the row`,
      })),
  );
}

export function checkText(tables: Tables): Finding[] {
  return everyRow(tables).flatMap(({ table, row }) =>
    Object.entries(row)
      .filter(([, value]) => typeof value === 'string' && value !== value.trim())
      .map(([field, value]) => ({
        kind: 'untrimmed text' as const,
        table,
        row: nameOfRow(row),
        message: `${field} is ${JSON.stringify(value)}: remove the spaces around it`,
      })),
  );
}

export function checkEvents(tables: Tables, now: Date): Finding[] {
  return (tables.get('events') ?? [])
    .filter((row) => Date.parse(textOf(row, 'start_date') ?? '') > now.getTime())
    .filter((row) => !['upcoming', 'completed'].includes(textOf(row, 'status') ?? ''))
    .map((row) =>
      finding(
        'event in neither tab',
        'events',
        row,
        `It is to come, but its status is ${JSON.stringify(row.status)}`,
      ),
    );
}

export function checkDuplicates(tables: Tables): Finding[] {
  const seen = new Set<string>();
  return (tables.get('representatives') ?? []).flatMap((row) => {
    const key = ['section', 'name']
      .map((field) => textOf(row, field)?.trim().replace(/\s+/g, ' ').toLowerCase())
      .join('|');
    if (seen.has(key))
      return [finding('duplicate', 'representatives', row, 'The same person is listed twice')];
    seen.add(key);
    return [];
  });
}

function everyRow(tables: Tables) {
  return [...tables].flatMap(([table, rows]) => rows.map((row) => ({ table, row })));
}
