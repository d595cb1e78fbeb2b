import { safeHref } from 'shared/format';
import { knownValues } from '../../functions/_shared/knownValues.gen.ts';
import { type Finding, finding, tableFinding } from '../finding.ts';
import { isBlank, shown, type Tables, textOf } from '../row.ts';

/** Unusable links, and topics of the chat without an answer. */
export function checkFaq(tables: Tables): Finding[] {
  const rows = tables.get('faq') ?? [];
  const findings = rows.flatMap((row) => {
    const link = textOf(row, 'url');
    return isBlank(link) || safeHref(link) !== undefined
      ? []
      : [finding('unusable link', 'faq', row, { column: 'url', detail: shown(link) })];
  });
  // An empty table is not in use yet.
  if (rows.length === 0) return findings;
  const answered = new Set(rows.map((row) => textOf(row, 'topic')));
  const missing = knownValues.chatTopics.filter((topic) => !answered.has(topic));
  return [
    ...findings,
    ...missing.map((topic) =>
      tableFinding('topic without answer', 'faq', topic, { column: 'topic' }),
    ),
  ];
}
