import { parseMultiplier, parseScore } from 'shared/format';
import { checkFields } from '../../content/checks/checkFields.ts';
import type { Kind } from '../../content/finding.ts';
import type { Row } from '../../content/row.ts';
import { siteTables } from '../../content/siteTables.ts';
import type { SheetRow } from '../sheets/readSheets.ts';
import { parseDate } from './romeTime.ts';

/** A row that a sheet or a calendar asks for. */
export type WantedRow = {
  readonly table: string;
  readonly fields: Row;
  /** The file and the line. */
  readonly source: string;
  /** Whether a file of the folder is written with it, so that only its being there counts here. */
  readonly isWithFile?: boolean;
};

/** What is wrong with a line, in the words of the content check. */
export type Mistake = { readonly source: string; readonly kind: Kind; readonly detail: string };

const scores = new Set(['min_score', 'max_score', 'lowest', 'highest', 'cfu', 'cfu_min', 'NC_MAX']);
const multipliers = new Set(['multiplier', 'GPA mult.', 'NC mult']);
/** Text with a decimal comma. */
const scoreTexts = new Set(['Lowest Score', 'Highest Score']);
const wholeNumbers = new Set(['order_index', 'course_year']);
/** Columns that are never empty: the table fills them. */
const filled = new Set(['status', 'is_active', 'order_index']);
const booleans = new Map([
  ...['true', 'vero', 'sì', 'si', 'yes', '1'].map((text) => [text, true] as const),
  ...['false', 'falso', 'no', '0'].map((text) => [text, false] as const),
]);
const unknown = /^(n\.?\s?d\.?|n\/a|null|[-–—?])$/i;

/** A value that cannot be read; it is never written as something else. */
class Unreadable extends Error {
  readonly kind: Kind;
  constructor(kind: Kind) {
    super(kind);
    this.kind = kind;
  }
}

function readValue(column: string, text: string): unknown {
  const known = <Value>(value: Value | null | undefined, kind: Kind): Value => {
    if (value === null || value === undefined) throw new Unreadable(kind);
    return value;
  };
  if (column === 'start_date') return known(parseDate(text), 'missing date').toISOString();
  if (column === 'is_active') {
    return known(booleans.get(text.toLowerCase()), 'neither active nor draft');
  }
  const isFigure = [scores, multipliers, scoreTexts, wholeNumbers].some((each) => each.has(column));
  if (!isFigure) return text;
  if (unknown.test(text)) return null;
  // A sheet writes 812.452 for what the tables write as 812,452.
  const score = parseScore(text) ?? parseMultiplier(text);
  const figure = known(multipliers.has(column) ? parseMultiplier(text) : score, 'unreadable score');
  return scoreTexts.has(column) ? String(figure).replace('.', ',') : figure;
}

/** What students would stumble over; an unknown score or multiplier is allowed. */
const accepted: readonly Kind[] = ['missing score', 'missing value', 'missing multiplier'];

/**
 * Reads a line of a sheet that is called like a table.
 *
 * @param columns The sheet's columns with their names in the table; a cell that is empty empties its field.
 */
export function wantedRow(
  table: string,
  columns: ReadonlyMap<string, string>,
  { source, cells }: SheetRow,
): { row: WantedRow } | { mistakes: Mistake[] } {
  const fields: Row = {};
  const mistakes: Mistake[] = [];
  const known = siteTables.find((each) => each.table === table);
  for (const [own, column] of columns) {
    const text = cells.get(own);
    if (column === (known?.key ?? 'id')) {
      if (text !== undefined) fields.id = text;
      continue;
    }
    if (text === undefined && filled.has(column)) continue;
    try {
      fields[column] = text === undefined ? null : readValue(column, text);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      mistakes.push({ source, kind: error.kind, detail: `${own}: ${text}` });
    }
  }
  if (mistakes.length > 0) return { mistakes };
  const found = faultsOf(table, fields, source);
  return found.length === 0 ? { row: { table, fields, source } } : { mistakes: found };
}

/** What the content check would find in a row. */
export function faultsOf(table: string, fields: Row, source: string): Mistake[] {
  const known = siteTables.find((each) => each.table === table);
  const needed = (known?.needed ?? []).map((column) => [column, null]);
  const complete = { ...Object.fromEntries(needed), ...fields };
  return checkFields(new Map([[table, [complete]]]))
    .filter(({ kind }) => !accepted.includes(kind))
    .map(({ kind, column, detail }) => ({ source, kind, detail: `${column}: ${detail}` }));
}
