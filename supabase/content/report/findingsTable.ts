import type { TFunction } from 'i18next';
import type { Finding } from '../finding.ts';
import { siteTables } from '../siteTables.ts';
import { renderTable } from './renderTable.ts';

type Column = { readonly head: string; readonly cell: (finding: Finding) => string };

/**
 * The rows of one kind of finding. Columns have their names of Studio, so that values can be copied into
 * its filter.
 */
export function findingsTable(
  findings: readonly [Finding, ...Finding[]],
  t: TFunction,
  width: number,
): string[] {
  const columns = [...rowColumns(findings[0], t), ...valueColumn(findings, t)];
  // A column that is also the row's name is printed once.
  const shown = columns.filter(
    ({ head }, index) => !columns.slice(index + 1).some((later) => later.head === head),
  );
  return renderTable(
    shown.map(({ head }) => head),
    findings.map((finding) => shown.map(({ cell }) => cell(finding))),
    width,
  );
}

function rowColumns({ table, id, column, course }: Finding, t: TFunction): Column[] {
  const known = siteTables.find((each) => each.table === table);
  // A value of several rows, or the table itself.
  if (id === null) return [{ head: column ?? t('columns.table'), cell: ({ name }) => name }];
  const key = { head: known?.key ?? 'id', cell: (finding: Finding) => finding.id ?? '' };
  const ofCourse = { head: 'course', cell: (finding: Finding) => finding.course ?? '' };
  return [
    ...(id === '' ? [] : [key]),
    ...(course === undefined ? [] : [ofCourse]),
    { head: known?.name ?? 'name', cell: ({ name }) => name },
  ];
}

function valueColumn(findings: readonly [Finding, ...Finding[]], t: TFunction): Column[] {
  const [{ kind, id, column }] = findings;
  if (findings.every(({ detail }) => detail === undefined)) return [];
  const value = ({ detail = '' }: Finding) => inStorage(detail);
  if (kind === 'duplicate') return [{ head: t('columns.sameAs'), cell: value }];
  if (findings.some((finding) => finding.column !== column)) {
    return [{ head: t('columns.value'), cell: (each) => `${each.column}: ${value(each)}` }];
  }
  return [{ head: id === null ? t('columns.value') : (column ?? t('columns.value')), cell: value }];
}

/** A URL of the storage as Studio shows the file: its bucket and its name. */
function inStorage(detail: string): string {
  return detail.replace(/https?:\/\/\S+?\/storage\/v1\/object\/(public|sign|authenticated)\//, '');
}
