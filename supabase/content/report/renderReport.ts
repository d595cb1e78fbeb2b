import { type PartnerTable, pairs } from '../checks/checkCourses.ts';
import type { Finding } from '../finding.ts';
import type { Tables } from '../row.ts';
import { siteTables } from '../siteTables.ts';
import type { FindingTexts, Texts } from '../texts/texts.ts';
import { findingsTable } from './findingsTable.ts';
import { wrap } from './wrap.ts';

export type Report = {
  readonly url: string;
  readonly tables: Tables;
  readonly files: number;
  readonly findings: readonly Finding[];
};

export type Layout = {
  /** In characters. */
  readonly width: number;
  readonly bold: (text: string) => string;
};

/** The report for editors: for each table what is wrong, what students see and what to do. */
export function renderReport(report: Report, texts: Texts, layout: Layout): string {
  const { findings } = report;
  const tables = grouped(findings, ({ table }) => table);
  return [
    ...summary(report, texts, layout),
    ...tables.flatMap((ofTable) => tablePart(ofTable, texts, layout)),
    '',
    ...(findings.length === 0
      ? [texts.report.inOrder]
      : [
          layout.bold(texts.report.total(findings.length, tables.length)),
          ...wrap(texts.report.howToFind, layout.width),
        ]),
  ].join('\n');
}

function summary({ url, tables, files }: Report, { report }: Texts, { width, bold }: Layout) {
  const rows = [...tables.values()].reduce((sum, each) => sum + each.length, 0);
  const empty = [...tables].filter(([, each]) => each.length === 0).map(([table]) => table);
  return [
    bold(report.title(url)),
    ...wrap(report.read(tables.size, rows, files), width),
    ...(empty.length === 0 ? [] : wrap(report.empty(empty), width)),
  ];
}

function tablePart(findings: readonly [Finding, ...Finding[]], texts: Texts, layout: Layout) {
  const { table } = findings[0];
  const place = siteTables.find((known) => known.table === table)?.place;
  const where =
    place === undefined || texts.places[place] === table ? '' : `  ${texts.places[place]}`;
  const groups = grouped(findings, ({ kind, other }) => `${kind}|${other}`);
  return [
    '',
    `${layout.bold(table)}${where}`,
    '─'.repeat(layout.width),
    ...groups.flatMap((group, place) => [
      ...(place === 0 ? [] : ['']),
      ...kindPart(group, texts, layout),
    ]),
  ];
}

function kindPart(findings: readonly [Finding, ...Finding[]], texts: Texts, layout: Layout) {
  const [first] = findings;
  const { title, todo } = texts.kinds[first.kind];
  const heading = first.other === undefined ? title : `${title}: ${first.other}`;
  return [
    `${layout.bold(heading)} (${findings.length})`,
    ...wrap(studentsSee(first, texts), layout.width - 2).map(indented),
    ...wrap(`→ ${todo}`, layout.width - 2).map(indented),
    '',
    ...findingsTable(findings, texts.report, layout.width - 4).map((line) =>
      indented(indented(line)),
    ),
  ];
}

function indented(line: string): string {
  return line === '' ? '' : `  ${line}`;
}

/** The findings as JSON, with the texts of the report. */
export function renderJson(findings: readonly Finding[], texts: Texts): string {
  const described = findings.map((each) => ({
    ...each,
    students: studentsSee(each, texts),
    todo: texts.kinds[each.kind].todo,
  }));
  return JSON.stringify(described, null, 2);
}

/** What students see; a missing course has other consequences in each table. */
function studentsSee({ kind, table, other }: Finding, texts: FindingTexts): string {
  if (kind === 'dead link' && table === 'representatives') {
    return texts.kinds['missing photo'].students;
  }
  return kind === 'course without partner' && isPartner(other)
    ? texts.missingIn[other]
    : texts.kinds[kind].students;
}

function isPartner(table: string | undefined): table is PartnerTable {
  return pairs.flat().some((known) => known === table);
}

/** Groups items by key, in the order of the first item of each. `Map.groupBy` needs Node 21. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, ...Item[]][] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
