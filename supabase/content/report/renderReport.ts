import type { Finding } from '../finding.ts';
import type { Tables } from '../row.ts';
import { siteTables } from '../siteTables.ts';
import type { Texts } from '../texts/texts.ts';
import { findingsTable } from './findingsTable.ts';
import { grouped } from './grouped.ts';
import { studentsSee } from './studentsSee.ts';
import { wrap } from './wrap.ts';

export type Report = {
  readonly url: string;
  readonly tables: Tables;
  readonly files: number;
  readonly findings: readonly Finding[];
};

export type Paper = {
  /** In characters. */
  readonly width: number;
  readonly bold: (text: string) => string;
};

/** The report for the person who edits the content: table by table, what students see, what to do. */
export function renderReport(report: Report, texts: Texts, paper: Paper): string {
  const { findings } = report;
  const tables = grouped(findings, ({ table }) => table);
  return [
    ...summary(report, texts, paper),
    ...tables.flatMap((ofTable) => tablePart(ofTable, texts, paper)),
    '',
    ...(findings.length === 0
      ? [texts.report.inOrder]
      : [
          paper.bold(texts.report.total(findings.length, tables.length)),
          ...wrap(texts.report.howToFind, paper.width),
        ]),
  ].join('\n');
}

function summary({ url, tables, files }: Report, { report }: Texts, { width, bold }: Paper) {
  const rows = [...tables.values()].reduce((sum, each) => sum + each.length, 0);
  const empty = [...tables].filter(([, each]) => each.length === 0).map(([table]) => table);
  return [
    bold(report.title(url)),
    ...wrap(report.read(tables.size, rows, files), width),
    ...(empty.length === 0 ? [] : wrap(report.empty(empty), width)),
  ];
}

function tablePart(findings: readonly [Finding, ...Finding[]], texts: Texts, paper: Paper) {
  const { table } = findings[0];
  const place = siteTables.find((known) => known.table === table)?.place;
  const where =
    place === undefined || texts.places[place] === table ? '' : `  ${texts.places[place]}`;
  const groups = grouped(findings, ({ kind, other }) => `${kind}|${other}`);
  return [
    '',
    `${paper.bold(table)}${where}`,
    '─'.repeat(paper.width),
    ...groups.flatMap((group, place) => [
      ...(place === 0 ? [] : ['']),
      ...kindPart(group, texts, paper),
    ]),
  ];
}

function kindPart(findings: readonly [Finding, ...Finding[]], texts: Texts, paper: Paper) {
  const [first] = findings;
  const { title, todo } = texts.kinds[first.kind];
  const heading = first.other === undefined ? title : `${title}: ${first.other}`;
  return [
    `${paper.bold(heading)} (${findings.length})`,
    ...wrap(studentsSee(first, texts), paper.width - 2).map(indented),
    ...wrap(`→ ${todo}`, paper.width - 2).map(indented),
    '',
    ...findingsTable(findings, texts.report, paper.width - 4).map((line) =>
      indented(indented(line)),
    ),
  ];
}

function indented(line: string): string {
  return line === '' ? '' : `  ${line}`;
}
