import { textOf } from './fields.ts';
import { type Finding, finding } from './finding.ts';
import type { Row } from './project.ts';

/** What a page shows a row under. */
const names = [
  { table: 'handouts', field: 'subject' },
  { table: 'handouts', field: 'filename' },
  { table: 'clmg_handouts', field: 'name' },
  { table: 'representatives', field: 'name' },
  { table: 'events', field: 'title' },
  { table: 'course_subjects', field: 'subject' },
  { table: 'course_subjects_UG', field: 'subject' },
  { table: 'cours-subject_MS_exchange', field: 'subject' },
  { table: 'CLMG_studyplan', field: 'course' },
  { table: 'dest_exc_msc', field: 'University' },
  { table: 'CLMG_destinations_exchange', field: 'uni' },
  { table: 'UG_exchange_destinations', field: 'uni_name' },
] as const;

/** Rows that a page leaves out because it could not call them anything. */
export function checkNames(tables: ReadonlyMap<string, Row[]>): Finding[] {
  return names.flatMap(({ table, field }) =>
    (tables.get(table) ?? [])
      .filter((row) => (textOf(row, field) ?? '').trim() === '')
      .map((row) =>
        finding('missing value', table, row, `${field} is empty: the site does not show the row`),
      ),
  );
}
