import type { Finding } from './finding.ts';

/** A table that fits a terminal: what, where, and the sentence that helps. */
export function renderFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Everything is in order.';
  const lines = findings.map(
    ({ kind, table, row, message }) => [kind, table, row, message] as const,
  );
  const width = (column: 0 | 1 | 2) => Math.max(...lines.map((line) => line[column].length));
  const widths = [width(0), width(1), Math.min(width(2), 60)] as const;
  const rendered = lines.map(
    ([kind, table, row, message]) =>
      `${kind.padEnd(widths[0])}  ${table.padEnd(widths[1])}  ${row.slice(0, 60).padEnd(widths[2])}  ${message}`,
  );
  return [...rendered, '', `${findings.length} to look at.`].join('\n');
}
