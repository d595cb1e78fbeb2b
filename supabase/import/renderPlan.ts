import type { TFunction } from 'i18next';
import type { Layout } from '../content/report/renderReport.ts';
import { renderTable } from '../content/report/renderTable.ts';
import { wrap } from '../content/report/wrap.ts';
import type { Failure } from './applyPlan.ts';
import type { Plan, Reason } from './plan.ts';

const kinds = ['new', 'changed', 'renamed'] as const;
const reasons: readonly Reason[] = [
  'noPlace',
  'notPdf',
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
  changes.reduce((sum, { kind, item }) => sum + (kind === 'renamed' ? 0 : item.file.size), 0);

/** What an import would do, what it leaves out, and what to do about that. */
export function renderPlan(
  plan: Plan,
  {
    folder,
    url,
    maximumBytes,
    lang,
  }: { folder: string; url: string; maximumBytes: number; lang: string },
  t: TFunction,
  layout: Layout,
): string {
  const { changes, same, leftOut, courses, alike } = plan;
  const counts = [
    ...kinds.map(
      (kind) => [kind, changes.filter((change) => change.kind === kind).length] as const,
    ),
    ['same', same] as const,
  ];
  const scanned = changes.filter((change) => change.kind !== 'renamed' && change.isScanned);
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
    ...(changes.length === 0
      ? [`  ${t('import.nothing')}`]
      : [`  ${t('import.toUpload', { size: sizeText(bytesOf(plan), lang) })}`]),
    ...(courses.length === 0
      ? []
      : ['', ...wrap(t('import.newCourses', { courses: courses.join(', ') }), layout.width)]),
    ...reasons.flatMap((reason) =>
      group(
        t(`import.reasons.${reason}.title`),
        t(`import.reasons.${reason}.todo`, { limit: sizeText(maximumBytes, lang) }),
        [t('import.file'), ...(reason === 'duplicate' ? [t('columns.sameAs')] : [])],
        leftOut
          .filter((each) => each.reason === reason)
          .map(({ file, detail }) => (reason === 'duplicate' ? [file, detail] : [file])),
      ),
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

/** What could not be written, with the server's words. */
export function renderFailures(failures: readonly Failure[], t: TFunction, layout: Layout): string {
  const rows = failures.map(({ file, detail }) => [file, detail]);
  return [
    t('import.failed', { count: failures.length }),
    '',
    ...renderTable([t('import.file'), t('import.detail')], rows, layout.width),
  ].join('\n');
}
