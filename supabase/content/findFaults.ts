import { checkCourses, checkSpellings } from './checks/checkCourses.ts';
import { checkDuplicates } from './checks/checkDuplicates.ts';
import { checkEvents } from './checks/checkEvents.ts';
import { checkFields } from './checks/checkFields.ts';
import { checkLinks, type Progress } from './checks/checkLinks.ts';
import { checkColumns, checkSpaces, checkTopics } from './checks/checkTables.ts';
import { checkUnread } from './checks/checkUnread.ts';
import { checkYear, type YearFacts } from './checks/checkYear.ts';
import { type Finding, kinds } from './finding.ts';
import type { Project } from './project.ts';
import type { ReadTables } from './readTables.ts';
import { fieldOf, type Tables } from './row.ts';
import { siteTables } from './siteTables.ts';

/**
 * Checks tables that have been read. The findings have a fixed order.
 *
 * @param year What is known besides, to say what is still last year's.
 */
export async function findFaults(
  project: Project,
  read: ReadTables,
  now: Date,
  progress?: Progress,
  year?: YearFacts,
): Promise<Finding[]> {
  const tables = withoutDrafts(read.tables);
  const findings = [
    ...read.unreadable,
    ...checkColumns(tables),
    ...(await checkLinks(project, tables, progress)),
    ...checkUnread(await project.unread(), tables),
    ...checkFields(tables),
    ...checkEvents(tables, now),
    ...checkTopics(tables),
    ...checkCourses(tables),
    ...checkSpellings(tables),
    ...checkDuplicates(tables),
    ...checkSpaces(tables),
    ...(year ? checkYear(tables, year, now) : []),
  ];
  return findings.sort(byTableAndKind);
}

/** Drafts are not checked, also where an installation lets visitors read them. */
function withoutDrafts(tables: Tables): Tables {
  const published = new Map(tables);
  for (const { table, published: column } of siteTables) {
    const rows = tables.get(table);
    if (rows && column)
      published.set(
        table,
        rows.filter((row) => fieldOf(row, column) !== false),
      );
  }
  return published;
}

/** By table, as Studio lists them, then by kind and row. */
function byTableAndKind(left: Finding, right: Finding): number {
  if (left.table !== right.table) return left.table < right.table ? -1 : 1;
  return (
    kinds.indexOf(left.kind) - kinds.indexOf(right.kind) ||
    left.row.localeCompare(right.row, 'en', { numeric: true })
  );
}
