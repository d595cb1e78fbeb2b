import type { TFunction } from 'i18next';
import type { Layout } from '../content/report/renderReport.ts';
import { renderTable } from '../content/report/renderTable.ts';
import { wrap } from '../content/report/wrap.ts';
import { fieldOf, isBlank, nameOfRow } from '../content/row.ts';
import type { Failure } from './applyPlan.ts';
import { isUpload, type LeftOut, type Plan, type Reason } from './plan.ts';
import type { RowChange, TablePlan } from './rows/planRows.ts';

/** What an import does with files, and with the rows of tables. */
export type WholePlan = Plan & { readonly tables: readonly TablePlan[] };

export const changeCount = ({ moves, changes, tables }: WholePlan): number =>
  moves.length +
  changes.length +
  tables.reduce((sum, table) => sum + table.calls.length + table.changes.length, 0);

const kinds = ['new', 'changed', 'renamed', 'described'] as const;
const reasons: readonly Reason[] = [
  'noPlace',
  'mistake',
  'unknownSheet',
  'notPdf',
  'notPhoto',
  'encrypted',
  'broken',
  'tooLarge',
  'duplicate',
];

/** `1,2 GB`: decimal units, as systems show the sizes of files. */
export function sizeText(bytes: number, lang: string): string {
  const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;
  const power = bytes >= 1e9 ? 2 : bytes >= 1e6 ? 1 : 0;
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: units[power] ?? 'kilobyte',
    maximumSignificantDigits: 3,
  }).format(bytes / 1000 ** (power + 1));
}

/** The bytes of the files that a plan uploads. */
export const bytesOf = ({ changes }: Plan): number =>
  changes.reduce((sum, change) => sum + (isUpload(change) ? change.item.file.size : 0), 0);

/** What an import would do, what it leaves out, and what to do about that. */
export function renderPlan(
  plan: WholePlan,
  {
    folder,
    url,
    maximumBytes,
    lang,
  }: { folder: string; url: string; maximumBytes: number; lang: string },
  t: TFunction,
  layout: Layout,
): string {
  const { moves, changes, same, leftOut, courses, alike, tables } = plan;
  const counts = [
    ...kinds.map(
      (kind) => [kind, changes.filter((change) => change.kind === kind).length] as const,
    ),
    ['same', same] as const,
  ];
  const scanned = changes.filter((change) => 'isScanned' in change && change.isScanned);
  const absent = tables.flatMap(({ table, absent }) => absent.map((name) => [table, name]));
  const group = (title: string, todo: string, head: string[], rows: string[][]) =>
    rows.length === 0
      ? []
      : [
          '',
          `${layout.bold(title)} (${rows.length})`,
          ...wrap(`→ ${todo}`, layout.width - 2).map((line) => `  ${line}`),
          '',
          ...renderTable(head, rows, layout.width - 4).map((line) => `    ${line}`.trimEnd()),
        ];
  return [
    ...wrap(t('import.title', { folder, url }), layout.width).map(layout.bold),
    '',
    ...counts
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => `  ${t(`import.changes.${kind}`, { count })}`),
    ...moves.map(
      ({ from, to }) => `  ${t('import.moved', { from: courseName(from), to: courseName(to) })}`,
    ),
    ...tables.map((each) => `  ${tableLine(each, t)}`),
    ...(changeCount(plan) === 0 ? [`  ${t('import.nothing')}`] : []),
    ...(bytesOf(plan) === 0
      ? []
      : [`  ${t('import.toUpload', { size: sizeText(bytesOf(plan), lang) })}`]),
    ...(courses.length === 0 ? [] : ['']),
    ...courses.flatMap(({ year, subjects }) =>
      wrap(t('import.newCourses', { year, courses: subjects.join(', ') }), layout.width),
    ),
    ...group(
      t('import.written.title'),
      t('import.written.todo'),
      [t('columns.table'), t('import.row'), t('import.fields')],
      tables.flatMap(({ table, changes }) =>
        changes.flatMap((change) =>
          change.kind === 'removed'
            ? []
            : [
                [
                  table,
                  nameOfRow(table, change.kind === 'new' ? change.fields : change.before),
                  fieldsText(change),
                ],
              ],
        ),
      ),
    ),
    ...reasons.flatMap((reason) =>
      group(
        t(`import.reasons.${reason}.title`),
        t(`import.reasons.${reason}.todo`, { limit: sizeText(maximumBytes, lang) }),
        [
          t('import.file'),
          ...(detailed.has(reason) ? [t(detailed.get(reason) ?? 'import.detail')] : []),
        ],
        leftOut
          .filter((each) => each.reason === reason)
          .map((each) => (detailed.has(reason) ? [each.file, detailOf(each, t)] : [each.file])),
      ),
    ),
    ...group(
      t('import.absent.title'),
      t('import.absent.todo'),
      [t('columns.table'), t('import.row')],
      absent,
    ),
    ...group(
      t('import.scanned.title'),
      t('import.scanned.todo'),
      [t('import.file')],
      scanned.map(({ item }) => [item.file.shown]),
    ),
    ...group(
      t('import.alike.title'),
      t('import.alike.todo'),
      [t('import.course'), t('import.other')],
      alike.map(({ course, other }) => [course, other]),
    ),
  ].join('\n');
}

/** The reasons that say more, and the heading of that column. */
const detailed = new Map<Reason, 'columns.sameAs' | 'import.detail'>([
  ['duplicate', 'columns.sameAs'],
  ['mistake', 'import.detail'],
  ['unknownSheet', 'import.detail'],
]);

const detailOf = ({ kind, detail }: LeftOut, t: TFunction): string =>
  [kind && t(`kinds.${kind}.title`), detail].filter(Boolean).join(': ');

const courseName = ({ year, subject }: Plan['moves'][number]['from']) => `${year}/${subject}`;

function tableLine({ table, changes, same, calls }: TablePlan, t: TFunction): string {
  const counts = (['new', 'changed', 'removed'] as const).map((kind) => ({
    kind,
    count: changes.filter((change) => change.kind === kind).length,
  }));
  return `${table}: ${[
    ...calls.map((call) => t('import.rows.call', { call })),
    ...counts.flatMap(({ kind, count }) =>
      count === 0 ? [] : [t(`import.rows.${kind}`, { count })],
    ),
    t('import.rows.same', { count: same }),
  ].join(', ')}`;
}

/** `start_date: 2026-12-03 → 2026-12-04`. Whoever approves a workbook sees nothing else of it. */
function fieldsText(change: Exclude<RowChange, { kind: 'removed' }>): string {
  const shown = (value: unknown) => (isBlank(value) ? '–' : String(value));
  return Object.entries(change.fields)
    .filter(([column, value]) => column !== 'id' && (change.kind === 'changed' || !isBlank(value)))
    .map(([column, value]) =>
      change.kind === 'changed'
        ? `${column}: ${shown(fieldOf(change.before, column))} → ${shown(value)}`
        : `${column}: ${shown(value)}`,
    )
    .join(', ');
}

/** What could not be written, with the server's words. */
export function renderFailures(failures: readonly Failure[], t: TFunction, layout: Layout): string {
  const rows = failures.map(({ file, detail }) => [file, detail]);
  return [
    t('import.failed', { count: failures.length }),
    '',
    ...renderTable([t('import.file'), t('import.detail')], rows, layout.width),
  ].join('\n');
}
