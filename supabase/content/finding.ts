import { courseOfRow, nameOfRow, type Row, rowId } from './row.ts';

/** Everything that the check can find, in the order in which a table's findings are told. */
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
] as const;

export type Kind = (typeof kinds)[number];

/** One thing to correct: what is wrong, and where Studio shows it. */
export type Finding = {
  readonly kind: Kind;
  readonly table: string;
  /**
   * The row's key; empty in a table that has none, null when the table itself or something in many of
   * its rows is meant.
   */
  readonly id: string | null;
  /** What a person calls the row. */
  readonly name: string;
  /** The course of an exam: many courses have an exam of that name. */
  readonly course?: string;
  /** Both, for a list. */
  readonly row: string;
  readonly column?: string;
  /** What stands there, or what a server answered. */
  readonly detail?: string;
  /** The table that lacks what this one has. */
  readonly other?: string;
};

type Circumstances = Pick<Finding, 'column' | 'detail' | 'other'>;

/** A finding in one row. */
export function finding(
  kind: Kind,
  table: string,
  row: Row,
  circumstances: Circumstances = {},
): Finding {
  const id = rowId(row);
  const name = nameOfRow(table, row);
  const label = [id, name === '' ? '' : `(${name})`].filter(Boolean).join(' ');
  const course = courseOfRow(table, row);
  return { kind, table, id, name, row: label, ...course, ...circumstances };
}

/** A finding about a whole table, or about something that many of its rows share. */
export function tableFinding(
  kind: Kind,
  table: string,
  name: string,
  circumstances: Circumstances = {},
): Finding {
  return { kind, table, id: null, name, row: name, ...circumstances };
}
