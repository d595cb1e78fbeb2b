import { folded, nameOfRow, textOf } from './fields.ts';
import { type Finding, finding } from './finding.ts';
import type { Row } from './project.ts';

type Tables = ReadonlyMap<string, Row[]>;

const years = new Set(['First Year', 'Second Year', 'Third Year']);
const lawYears = new Set(['1', '2', '3', '4', '5']);
const sections = new Set(
  [
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
  ].map(folded),
);
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

/** Values that decide where the site shows a row: with any other it is kept in the table and not shown. */
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
      table: 'clmg_handouts',
      field: 'course_year',
      kind: 'unknown year',
      allowed: lawYears,
      clean: (text: string) => text,
    },
    {
      table: 'guides',
      field: 'category',
      kind: 'unknown category',
      allowed: categories,
      clean: (text: string) => text.trim().toLowerCase(),
    },
    {
      table: 'representatives',
      field: 'section',
      kind: 'unknown section',
      allowed: sections,
      clean: folded,
    },
  ] as const;
  return known.flatMap(({ table, field, kind, allowed, clean }) =>
    (tables.get(table) ?? [])
      .filter((row) => !allowed.has(clean(String(row[field] ?? ''))))
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
  return (tables.get('events') ?? []).flatMap((row) => {
    const start = Date.parse(textOf(row, 'start_date') ?? '');
    const status = folded(textOf(row, 'status') ?? '');
    if (status === 'completed' || start <= now.getTime()) return [];
    if (Number.isNaN(start))
      return [finding('event in neither tab', 'events', row, 'It has no date')];
    if (status === 'upcoming') return [];
    const message = `It is to come, but its status is ${JSON.stringify(row.status)}`;
    return [finding('event in neither tab', 'events', row, message)];
  });
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
