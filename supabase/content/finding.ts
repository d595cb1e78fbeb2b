import { courseOfRow, fieldOf, nameOfRow, type Row, rowId, shown } from './row.ts';

/** The kinds of findings, in the order of the report. */
export const kinds = [
  'missing table',
  'unreadable table',
  'missing column',
  'dead link',
  'unusable link',
  'expiring link',
  'missing file',
  'not a PDF',
  'broken PDF',
  'unread PDF',
  'scanned PDF',
  'missing photo',
  'not an image',
  'photo from elsewhere',
  'heavy photo',
  'unknown year',
  'unknown section',
  'unknown category',
  'unknown topic',
  'topic without answer',
  'missing name',
  'neither active nor draft',
  'missing date',
  'event in neither tab',
  'missing score',
  'unreadable score',
  'missing value',
  'missing multiplier',
  'course without partner',
  'two spellings',
  'spelled differently elsewhere',
  'duplicate',
  'untrimmed text',
  'not renewed',
  'call of an earlier year',
  'no event ahead',
  'earlier year in a text',
  'footer of an earlier year',
] as const;

export type Kind = (typeof kinds)[number];

/** What is wrong with a value. */
export type Problem = { readonly kind: Kind; readonly detail: string };

/** Something to correct, and where Studio shows it. */
export type Finding = {
  readonly kind: Kind;
  readonly table: string;
  /** The row's key; empty in a table without one, null when the finding is not about a single row. */
  readonly id: string | null;
  /** What a person calls the row, or the value that several rows share. */
  readonly name: string;
  /** The course of an exam, whose name alone is ambiguous. */
  readonly course?: string;
  /** Key and name. */
  readonly row: string;
  readonly column?: string;
  /** The value, or the response of a server. */
  readonly detail?: string;
  /** The table without a matching row. */
  readonly other?: string;
};

type Details = Pick<Finding, 'column' | 'detail' | 'other'>;

/** A finding about one row. */
export function finding(kind: Kind, table: string, row: Row, details: Details = {}): Finding {
  const id = rowId(row);
  const name = nameOfRow(table, row);
  const label = [id, name === '' ? '' : `(${name})`].filter(Boolean).join(' ');
  const course = courseOfRow(table, row);
  return { kind, table, id, name, row: label, ...course, ...details };
}

/** A finding about one value of a row. */
export function fieldFinding(kind: Kind, table: string, row: Row, column: string): Finding {
  return finding(kind, table, row, { column, detail: shown(fieldOf(row, column)) });
}

/** A finding about a table, or about a value that several rows share. */
export function tableFinding(
  kind: Kind,
  table: string,
  name: string,
  details: Details = {},
): Finding {
  return { kind, table, id: null, name, row: name, ...details };
}
