import { nameOfRow } from './fields.ts';
import type { Row } from './project.ts';

export const kinds = [
  'dead link',
  'not a PDF',
  'broken PDF',
  'missing file',
  'missing photo',
  'unknown year',
  'unknown section',
  'unknown category',
  'untrimmed text',
  'missing score',
  'unreadable score',
  'missing value',
  'course without partner',
  'event in neither tab',
  'duplicate',
] as const;

/** One thing to correct: where it is and what is wrong, in words for the person who edits the content. */
export type Finding = {
  readonly kind: (typeof kinds)[number];
  readonly table: string;
  readonly row: string;
  readonly message: string;
};

export function finding(kind: Finding['kind'], table: string, row: Row, message: string): Finding {
  return { kind, table, row: nameOfRow(row), message };
}
