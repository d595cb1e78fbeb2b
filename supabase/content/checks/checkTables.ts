import { knownValues } from '../../functions/_shared/knownValues.gen.ts';
import { type Finding, fieldFinding, tableFinding } from '../finding.ts';
import { type Tables, textOf } from '../row.ts';
import { siteTables } from '../siteTables.ts';

/** Columns that the site selects and an older installation lacks. An empty table is not checked. */
export function checkColumns(tables: Tables): Finding[] {
  return siteTables.flatMap(({ table, columns }) => {
    const row = tables.get(table)?.[0];
    if (row === undefined) return [];
    return columns
      .filter((column) => !Object.hasOwn(row, column))
      .map((column) => tableFinding('missing column', table, column, { column }));
  });
}

/** Topics of the chat without an answer. An empty table is not in use yet. */
export function checkTopics(tables: Tables): Finding[] {
  const rows = tables.get('faq') ?? [];
  if (rows.length === 0) return [];
  const answered = new Set(rows.map((row) => textOf(row, 'topic')));
  return knownValues.chatTopics
    .filter((topic) => !answered.has(topic))
    .map((topic) => tableFinding('topic without answer', 'faq', topic, { column: 'topic' }));
}

/** Leading and trailing whitespace: invisible, but the texts are not equal. */
export function checkSpaces(tables: Tables): Finding[] {
  return [...tables].flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      Object.entries(row)
        .filter(([, value]) => typeof value === 'string' && value.trim() && value !== value.trim())
        .map(([column]) => fieldFinding('untrimmed text', table, row, column)),
    ),
  );
}
