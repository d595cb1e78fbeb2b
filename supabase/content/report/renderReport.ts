import type { TFunction } from 'i18next';
import type { Finding } from '../finding.ts';
import type { Tables } from '../row.ts';
import { siteTables } from '../siteTables.ts';
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
export function renderReport(report: Report, t: TFunction, layout: Layout): string {
  const { findings } = report;
  const tables = grouped(findings, ({ table }) => table);
  return [
    ...summary(report, t, layout),
    ...tables.flatMap((ofTable) => tablePart(ofTable, t, layout)),
    '',
    ...(findings.length === 0
      ? [t('report.inOrder')]
      : [
          layout.bold(
            t('report.total', {
              findings: t('counts.findings', { count: findings.length }),
              tables: t('counts.tables', { count: tables.length }),
            }),
          ),
          ...wrap(t('report.howToFind'), layout.width),
        ]),
  ].join('\n');
}

function summary({ url, tables, files }: Report, t: TFunction, { width, bold }: Layout) {
  const rows = [...tables.values()].reduce((sum, each) => sum + each.length, 0);
  const empty = [...tables].filter(([, each]) => each.length === 0).map(([table]) => table);
  const read = t('report.read', {
    tables: t('counts.tables', { count: tables.size }),
    rows: t('counts.rows', { count: rows }),
    links: t('counts.links', { count: files }),
  });
  return [
    bold(t('report.title', { url })),
    ...wrap(read, width),
    ...(empty.length === 0 ? [] : wrap(t('report.empty', { tables: empty.join(', ') }), width)),
  ];
}

function tablePart(findings: readonly [Finding, ...Finding[]], t: TFunction, layout: Layout) {
  const { table } = findings[0];
  const area = siteTables.find((known) => known.table === table)?.area;
  const shownIn = area === undefined ? table : t(`areas.${area}`);
  const where = shownIn === table ? '' : `  ${shownIn}`;
  const groups = grouped(findings, ({ kind, other }) => `${kind}|${other}`);
  return [
    '',
    `${layout.bold(table)}${where}`,
    '─'.repeat(layout.width),
    ...groups.flatMap((group, index) => [
      ...(index === 0 ? [] : ['']),
      ...kindPart(group, t, layout),
    ]),
  ];
}

function kindPart(findings: readonly [Finding, ...Finding[]], t: TFunction, layout: Layout) {
  const [first] = findings;
  const title = t(`kinds.${first.kind}.title`);
  const todo = t(`kinds.${first.kind}.todo`);
  const heading = first.other === undefined ? title : `${title}: ${first.other}`;
  return [
    `${layout.bold(heading)} (${findings.length})`,
    ...wrap(studentsSee(first, t), layout.width - 2).map(indented),
    ...wrap(`→ ${todo}`, layout.width - 2).map(indented),
    '',
    ...findingsTable(findings, t, layout.width - 4).map((line) => indented(indented(line))),
  ];
}

function indented(line: string): string {
  return line === '' ? '' : `  ${line}`;
}

/** The findings as JSON, with the texts of the report. */
export function renderJson(findings: readonly Finding[], t: TFunction): string {
  const described = findings.map((each) => ({
    ...each,
    students: studentsSee(each, t),
    todo: t(`kinds.${each.kind}.todo`),
  }));
  return JSON.stringify(described, null, 2);
}

/** What students see; of two kinds it depends on the table. */
function studentsSee({ kind, table, other = table }: Finding, t: TFunction): string {
  return kind === 'dead link' || kind === 'course without partner'
    ? t(`kinds.${kind}.students`, { context: other })
    : t(`kinds.${kind}.students`);
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
