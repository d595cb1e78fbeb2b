import { checkCourses, checkNumbers } from './checkCalculators.ts';
import { checkLinks } from './checkLinks.ts';
import { checkNames } from './checkNames.ts';
import { checkDuplicates, checkEvents, checkKnownValues, checkText } from './checkRows.ts';
import { type Finding, kinds } from './finding.ts';
import type { Project, Row } from './project.ts';

const tableNames = [
  'handouts',
  'clmg_handouts',
  'guides',
  'representatives',
  'events',
  'course_subjects',
  'cours-subject_MS_exchange',
  'course multipliers estimation',
  'NC_max',
  'dest_exc_msc',
  'CLMG_studyplan',
  'CLMG_destinations_exchange',
  'course-multiplier_UG',
  'course_subjects_UG',
  'UG_exchange_destinations',
];

/** Everything in the content that a visitor would stumble over, in a fixed order. */
export async function checkContent(project: Project, now: Date): Promise<Finding[]> {
  const tables = new Map<string, Row[]>();
  for (const name of tableNames) tables.set(name, await project.rows(name));
  const findings = [
    ...(await checkLinks(project, tables)),
    ...checkKnownValues(tables),
    ...checkNames(tables),
    ...checkText(tables),
    ...checkNumbers(tables),
    ...checkCourses(tables),
    ...checkEvents(tables, now),
    ...checkDuplicates(tables),
  ];
  const order = (finding: Finding) =>
    `${String(kinds.indexOf(finding.kind)).padStart(2, '0')}|${finding.table}|${finding.row}`;
  return findings.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}
