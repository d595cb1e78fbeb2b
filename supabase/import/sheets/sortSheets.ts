import { comparableText } from 'shared/search';
import type { Row } from '../../content/row.ts';
import { siteTables } from '../../content/siteTables.ts';
import { type Placed, placeOf } from '../folder/places.ts';
import type { FoundFile } from '../folder/readFolder.ts';
import { type Mistake, type WantedRow, wantedRow } from '../rows/wantedRow.ts';
import { fileTables } from '../tables.ts';
import type { Sheet, SheetRow } from './readSheets.ts';

/** What a sheet says of a file: it counts more than its folders. */
export type Listed = Placed & { readonly title: string | undefined; readonly fields: Row };

export type Sorted = {
  readonly listed: ReadonlyMap<FoundFile, Listed>;
  readonly rows: readonly WantedRow[];
  /** The tables of which a sheet has all rows. */
  readonly whole: ReadonlySet<string>;
  /** Those of them with a line that could not be read, which may be any row. */
  readonly unclear: ReadonlySet<string>;
  readonly mistakes: readonly Mistake[];
  /** The sheets that are neither called like a table nor list files. */
  readonly unknown: readonly string[];
};

/** What columns are called, besides their names in the tables. */
const columnNames: Readonly<Record<string, readonly string[]>> = {
  file: ['file', 'nome file', 'file name', 'photo', 'foto'],
  year: ['year', 'anno', 'course year'],
  course: ['course', 'corso', 'subject', 'materia', 'insegnamento'],
  category: ['category', 'categoria'],
  section: ['section', 'sezione', 'organo'],
  title: ['title', 'titolo', 'filename', 'name', 'nome'],
  description: ['description', 'descrizione'],
  keywords: ['keywords', 'parole chiave'],
};

/** Studio and Drive add to a sheet's name: `dest_exc_msc_rows`, `dest_exc_msc - Foglio1`. */
function tableOf(sheet: string): string | undefined {
  const plain = (text: string) => comparableText(text).replace(/[^a-z0-9]/g, '');
  const name = plain(sheet.replace(/(_rows)?( - [^-]*)?( \(\d+\))?$/, ''));
  return siteTables.find(({ table }) => plain(table) === name)?.table;
}

/** Takes sheets apart: those that list files, and those that are called like a table, which have its rows. */
export function sortSheets(sheets: readonly Sheet[], files: readonly FoundFile[]): Sorted {
  const listed = new Map<FoundFile, Listed>();
  const rows: WantedRow[] = [];
  const whole = new Set<string>();
  const unclear = new Set<string>();
  const mistakes: Mistake[] = [];
  const unknown: string[] = [];
  for (const sheet of sheets) {
    const table = tableOf(sheet.name);
    const named = nameColumns(sheet.columns);
    if (table === undefined && !named.has('file')) {
      unknown.push(sheet.name);
      continue;
    }
    // Files that no sheet lists may be published, too.
    if (table !== undefined && (table === 'representatives' || !Object.hasOwn(fileTables, table))) {
      whole.add(table);
    }
    const columns = sheet.columns.filter((column) => column !== named.get('file'));
    const before = mistakes.length;
    for (const row of sheet.rows) {
      const file = cellOf(row, named.get('file'));
      if (file !== undefined) {
        const found = listedFile(row, file, named, files);
        if ('detail' in found) mistakes.push({ source: row.source, ...found });
        else listed.set(found.file, found.listed);
        const { place, title } = 'listed' in found ? found.listed : {};
        if (place?.table === 'representatives') {
          const fields = { section: place.section, name: title };
          rows.push({ table: place.table, fields, source: row.source, isWithFile: true });
        }
        continue;
      }
      if (table === undefined) {
        mistakes.push({ source: row.source, kind: 'missing file', detail: '' });
        continue;
      }
      const read = wantedRow(table, inTable(table, columns, named), row);
      if ('mistakes' in read) mistakes.push(...read.mistakes);
      else rows.push(read.row);
    }
    if (table !== undefined && mistakes.length > before) unclear.add(table);
  }
  return { listed, rows, whole, unclear, mistakes, unknown };
}

/** The sheet's own names of the columns that it has. */
function nameColumns(columns: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(columnNames).flatMap(([column, names]) => {
      const own = columns.find((each) => names.includes(comparableText(each)));
      return own === undefined ? [] : [[column, own] as const];
    }),
  );
}

/** The sheet's columns with their names in the table: `Nome` is `name`. */
function inTable(
  table: string,
  columns: readonly string[],
  named: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const known = siteTables.find((each) => each.table === table);
  const own = new Map([...named].map(([column, name]) => [name, column]));
  return new Map(
    columns.map((name) => {
      const column = own.get(name);
      if (column === undefined || known?.columns.includes(name)) return [name, name];
      return [name, column === 'title' ? (known?.name ?? column) : column];
    }),
  );
}

const cellOf = ({ cells }: SheetRow, column: string | undefined) =>
  column === undefined ? undefined : cells.get(column);

function listedFile(
  row: SheetRow,
  path: string,
  named: ReadonlyMap<string, string>,
  files: readonly FoundFile[],
): { file: FoundFile; listed: Listed } | Omit<Mistake, 'source'> {
  const name = comparablePath(path);
  const [file, another] = files.filter(({ shown }) => {
    const each = comparablePath(shown);
    return each === name || each.endsWith(`/${name}`);
  });
  if (!file || another) return { kind: 'missing file', detail: path };
  const cell = (column: string) => cellOf(row, named.get(column));
  const [written, course, category, section] = ['year', 'course', 'category', 'section'].map(cell);
  const year = written?.replace(/^[ivx]+$/i, 'anno $&');
  const folders =
    section !== undefined
      ? ['Rappresentanti', section]
      : category !== undefined
        ? ['Guide', category]
        : year !== undefined
          ? course === undefined
            ? ['CLMG', year]
            : [year, course]
          : file.folders;
  const placed = placeOf(folders);
  if (!placed) {
    if (section !== undefined) return { kind: 'unknown section', detail: section };
    if (category !== undefined) return { kind: 'unknown category', detail: category };
    return { kind: 'unknown year', detail: written ?? path };
  }
  const fields = Object.fromEntries(
    fileTables[placed.place.table].more.flatMap((column) => {
      const value = cell(column) ?? row.cells.get(column);
      return value === undefined ? [] : [[column, value]];
    }),
  );
  return { file, listed: { ...placed, title: cell('title'), fields } };
}

const comparablePath = (path: string) =>
  path
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .toLowerCase();
