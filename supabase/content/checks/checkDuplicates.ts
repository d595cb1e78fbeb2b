import { type Finding, finding } from '../finding.ts';
import { isBlank, nameOfRow, type Row, rowId, type Tables } from '../row.ts';

/** The columns by which a student tells two rows apart. */
const identities: Readonly<Record<string, readonly string[]>> = {
  handouts: ['year', 'subject', 'filename'],
  clmg_handouts: ['course_year', 'name'],
  guides: ['category', 'title'],
  representatives: ['section', 'name'],
  events: ['start_date', 'title'],
  faq: ['topic', 'question'],
  course_subjects: ['course', 'subject'],
  course_subjects_UG: ['course', 'subject'],
  'cours-subject_MS_exchange': ['course', 'subject'],
  'course-multiplier_UG': ['course'],
  'course multipliers estimation': ['course'],
  NC_max: ['course'],
  CLMG_studyplan: ['course'],
};

/** Rows that a student cannot tell apart. The finding is about the second and names the first. */
export function checkDuplicates(tables: Tables): Finding[] {
  return Object.entries(identities).flatMap(([table, columns]) => {
    const seen = new Map<string, Row>();
    return (tables.get(table) ?? []).flatMap((row) => {
      if (columns.some((column) => isBlank(row[column]))) return [];
      const identity = columns.map((column) => normalized(row[column])).join('\n');
      const first = seen.get(identity);
      if (first === undefined) seen.set(identity, row);
      return first === undefined
        ? []
        : [finding('duplicate', table, row, { detail: rowId(first) || nameOfRow(table, first) })];
    });
  });
}

function normalized(value: unknown): string {
  return String(value).trim().replace(/\s+/g, ' ').toLowerCase();
}
