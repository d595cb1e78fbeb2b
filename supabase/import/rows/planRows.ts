import { comparableText } from 'shared/search';
import { fieldOf, isBlank, nameOfRow, type Row, rowId } from '../../content/row.ts';
import { siteTables } from '../../content/siteTables.ts';
import type { WantedRow } from './wantedRow.ts';

/** A row to write. */
export type RowChange =
  | { readonly kind: 'new'; readonly table: string; readonly fields: Row; readonly source: string }
  | {
      readonly kind: 'changed';
      readonly table: string;
      readonly id: string;
      /** Those that differ. */
      readonly fields: Row;
      /** The published row. */
      readonly before: Row;
      readonly source: string;
    }
  | {
      readonly kind: 'removed';
      readonly table: string;
      readonly id: string;
      readonly source: string;
    };

/** What sheets and calendars change in a table. */
export type TablePlan = {
  readonly table: string;
  readonly changes: readonly RowChange[];
  readonly same: number;
  /** The published rows that its sheet lacks, which stay. */
  readonly absent: readonly string[];
  /** The columns of new calls, which are added first: `2027/28`. */
  readonly calls: readonly string[];
};

type Options = {
  /** The tables of which a sheet has all rows. */
  readonly whole: ReadonlySet<string>;
  /** Those of them of which a line could not be read: a row that seems to lack may be that one. */
  readonly unclear: ReadonlySet<string>;
  /** Whether rows that a whole table's sheet lacks are removed. */
  readonly replaces: boolean;
};

/** Compares the rows that are asked for with those that are published. */
export function planRows(
  wanted: readonly WantedRow[],
  published: ReadonlyMap<string, readonly Row[]>,
  { whole, unclear, replaces }: Options,
): TablePlan[] {
  return [...new Set(wanted.map(({ table }) => table))].map((table) => {
    const rows = published.get(table) ?? [];
    const ofTable = wanted.filter((each) => each.table === table);
    const { pairs, rest } = paired(table, ofTable, rows);
    const changes = pairs.flatMap(
      ([
        {
          fields: { id, ...fields },
          source,
          isWithFile,
        },
        row,
      ]): RowChange[] => {
        if (isWithFile) return [];
        if (!row) {
          const isOurs = table === 'events' && id !== undefined;
          return [{ kind: 'new', table, fields: isOurs ? { id, ...fields } : fields, source }];
        }
        const different = differing(row, fields);
        if (Object.keys(different).length === 0) return [];
        return [{ kind: 'changed', table, id: rowId(row), fields: different, before: row, source }];
      },
    );
    const absent = whole.has(table) ? rest : [];
    const removes = replaces && !unclear.has(table);
    const removed = absent.map(
      (row): RowChange => ({
        kind: 'removed',
        table,
        id: rowId(row),
        source: nameOfRow(table, row),
      }),
    );
    return {
      table,
      changes: removes ? [...changes, ...removed] : changes,
      same: pairs.filter(([each]) => !each.isWithFile).length - changes.length,
      absent: removes ? [] : absent.map((row) => nameOfRow(table, row)),
      calls: newCalls(table, ofTable, rows),
    };
  });
}

/**
 * Each wanted row with the published one that it is: of its id, else one that is equal, else one with the same
 * identity, else, in a table of which the columns of the identity change, with the same name.
 */
function paired(table: string, wanted: readonly WantedRow[], rows: readonly Row[]) {
  const rest = new Set(rows);
  const taken = new Map<WantedRow, Row>();
  const take = (each: WantedRow, row: Row | undefined) => {
    if (!row || taken.has(each) || !rest.has(row)) return;
    taken.set(each, row);
    rest.delete(row);
  };
  const ids = new Map(rows.map((row) => [rowId(row), row]));
  for (const each of wanted) take(each, ids.get(rowId(each.fields)));
  for (const columns of keysOf(table)) {
    const byKey = new Map<string, Row[]>();
    for (const row of rows) {
      const key = keyOf(columns, row);
      byKey.set(key, [...(byKey.get(key) ?? []), row]);
    }
    const candidates = (each: WantedRow) =>
      (byKey.get(keyOf(columns, each.fields)) ?? []).filter((row) => rest.has(row));
    for (const each of wanted) {
      const { id: _, ...fields } = each.fields;
      take(
        each,
        candidates(each).find((row) => Object.keys(differing(row, fields)).length === 0),
      );
    }
    for (const each of wanted) take(each, candidates(each)[0]);
  }
  return { pairs: wanted.map((each) => [each, taken.get(each)] as const), rest: [...rest] };
}

/** What tells two rows of a table apart, best first. */
function keysOf(table: string): readonly (readonly string[])[] {
  const known = siteTables.find((each) => each.table === table);
  if (!known) return [['name']];
  const { identity, importedBy, name } = known;
  return [identity.length === 0 ? [name] : identity, ...(importedBy ? [importedBy] : [])];
}

const keyOf = (columns: readonly string[], row: Row) =>
  JSON.stringify(columns.map((column) => comparable(fieldOf(row, column))));

const comparable = (value: unknown) => {
  const time =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}[T ]/.test(value)
      ? Date.parse(value)
      : Number.NaN;
  return Number.isNaN(time) ? comparableText(String(value ?? '')) : String(time);
};

/** The fields of which a row has another value. */
function differing(row: Row, fields: Row): Row {
  return Object.fromEntries(
    Object.entries(fields).filter(([column, value]) => !isEqual(fieldOf(row, column), value)),
  );
}

function isEqual(published: unknown, wanted: unknown): boolean {
  if (isBlank(published) || isBlank(wanted)) return isBlank(published) && isBlank(wanted);
  if (typeof wanted === 'number') return Number(published) === wanted;
  const isTime = typeof wanted === 'string' && /^\d{4}-\d{2}-\d{2}T.*Z$/.test(wanted);
  if (isTime) return Date.parse(String(published)) === Date.parse(wanted);
  return String(published) === String(wanted);
}

function newCalls(
  table: string,
  wanted: readonly WantedRow[],
  [row = {}]: readonly Row[],
): string[] {
  if (table !== 'dest_exc_msc') return [];
  const columns = new Set(wanted.flatMap(({ fields }) => Object.keys(fields)));
  return [...columns].flatMap((column) => {
    const call = /^SLOTS (\d{4}\/\d{2})$/.exec(column)?.[1];
    return call === undefined || Object.hasOwn(row, column) ? [] : [call];
  });
}
