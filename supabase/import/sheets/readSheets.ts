import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { z } from 'zod';
import type { FoundFile } from '../folder/readFolder.ts';

/** A row by its column names, without empty cells. */
export type SheetRow = {
  /** The file and the line, for reports. */
  readonly source: string;
  readonly cells: ReadonlyMap<string, string>;
};

export type Sheet = {
  /** The file's name without its ending, or the sheet's in a workbook of several. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly SheetRow[];
};

export const sheetName = /\.(csv|tsv|xlsx)$/i;

/** Of a file, and unpacked; the largest table has some hundred rows. */
const maximumBytes = 20 * 1024 * 1024;
/** A stray cell far below or beyond the others would fill the memory with empty ones. */
const lastRow = 20_000;
const lastColumn = 'ZZ';

/** The sheets of a file. @throws Error when it cannot be read as a sheet. */
export async function readSheets(file: FoundFile): Promise<Sheet[]> {
  const name = file.name.replace(sheetName, '');
  if (file.size > maximumBytes) throw new Error('It is larger than 20 MB.');
  const bytes = await readFile(file.absolute);
  if (!/\.xlsx$/i.test(file.name)) {
    return [sheetOf(name, file.shown, csvLines(decoded(bytes)))];
  }
  checkSize(bytes);
  const sheets = await readWorkbook(bytes);
  return sheets.map(({ sheet, data }) => {
    const lines = data.map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }));
    return sheetOf(sheets.length === 1 ? name : sheet, file.shown, lines);
  });
}

/** @throws Error where a workbook is too large to be read. */
function checkSize(workbook: Uint8Array): void {
  let unpacked = 0;
  const worksheets = unzipSync(workbook, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize;
      if (unpacked > maximumBytes) throw new Error('It is larger than 20 MB.');
      return name.startsWith('xl/worksheets/');
    },
  });
  for (const xml of Object.values(worksheets)) {
    for (const [, column = '', row = ''] of strFromU8(xml).matchAll(/\sr=["']([A-Z]+)(\d+)["']/g)) {
      const isFar = column.length > lastColumn.length || Number(row) > lastRow;
      if (isFar) throw new Error(`A cell is far from the others: ${column}${row}`);
    }
  }
}

type Line = { readonly line: number; readonly cells: readonly string[] };

function sheetOf(name: string, shown: string, lines: readonly Line[]): Sheet {
  const [head, ...rows] = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const columns = (head?.cells ?? []).map((cell) => cell.trim());
  return {
    name,
    columns: columns.filter(Boolean),
    rows: rows.map(({ line, cells }) => ({
      source: `${shown}:${line}`,
      cells: new Map(
        columns.flatMap((column, index): [string, string][] => {
          const text = cells[index]?.trim() ?? '';
          return column === '' || text === '' ? [] : [[column, text]];
        }),
      ),
    })),
  };
}

/** Excel in Italian saves CSV in the code page of Windows. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const csvRecords = z.array(
  z.object({ info: z.object({ lines: z.number() }), record: z.array(z.string()) }),
);

function csvLines(text: string): Line[] {
  const [head = ''] = text.split('\n', 1);
  const countOf = (sign: string) => head.split(sign).length;
  // With decimal commas, columns are separated by semicolons.
  const delimiter = [';', ',', '\t'].reduce((best, sign) =>
    countOf(sign) > countOf(best) ? sign : best,
  );
  const options = { delimiter, bom: true, info: true, relax_column_count: true } as const;
  const records: unknown = parse(text, { ...options, relax_quotes: true });
  return csvRecords.parse(records).map(({ info, record }) => ({ line: info.lines, cells: record }));
}

/** A date of a workbook has no time zone: it is what the cell shows. */
function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 16).replace('T', ' ');
  return value === null || value === undefined ? '' : String(value);
}
