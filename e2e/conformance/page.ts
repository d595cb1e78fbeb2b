import { basename } from 'node:path';
import json from './statements.json' with { type: 'json' };
import type { Tag } from './tags.ts';

/** How much of a statement tests do not prove, and why. */
type Gap = 'in part' | 'not tested' | 'nothing to test';

/** One sentence or table row of the specification; a plain text is proven wholly. */
type Statement = string | ({ readonly says: string } & { readonly [gap in Gap]?: string });

/** The specification: its headings in order, with the statements under each by their ids. */
const sections: Readonly<Record<string, Readonly<Record<string, Statement>>>> = json;

interface Row {
  readonly section: string;
  readonly id: string;
  readonly says: string;
  readonly gap?: Gap;
  /** Why tests do not prove it, or what they leave unproven. */
  readonly why?: string;
}

const gaps: readonly Gap[] = ['in part', 'not tested', 'nothing to test'];

/** Every statement of the specification, in its order. */
export const statements: readonly Row[] = Object.entries(sections).flatMap(([section, of]) =>
  Object.entries(of).map(([id, statement]): Row => {
    if (typeof statement === 'string') return { section, id, says: statement };
    const gap = gaps.find((one) => statement[one]);
    const why = gap && statement[gap];
    return { section, id, says: statement.says, ...(gap && why ? { gap, why } : {}) };
  }),
);

/** `docs/conformance.md`: every statement with the files that have a test for it. */
export function conformancePage(tags: readonly Tag[]): string {
  const files = (id: string) => [
    ...new Set(tags.filter(({ ids }) => ids.includes(id)).map(({ file }) => file)),
  ];
  const row = ({ id, says, gap, why }: Row) => [
    `\`${id}\``,
    says,
    [...(gap ? [`*${gap}:* ${why}`] : []), files(id).map(link).join(', ')]
      .filter(Boolean)
      .join(' '),
  ];
  const chapters = Object.keys(sections).map((section) => {
    const own = statements.filter((statement) => statement.section === section);
    return `## ${section}\n\n${table(['Id', 'The specification says', 'Tests'], own.map(row))}`;
  });
  return `${[opening, summary(), ...chapters].join('\n\n')}\n`;
}

const opening = `# Conformance

What the specification says, sentence by sentence, and the files with the tests that prove it. Each
test carries its statements' ids: \`git grep -A3 "@spec.* guides.3\\b"\` shows the tests of \`guides.3\`.

To change it, edit the comment \`// @spec <ids>\` directly above a test, or the statements in
[statements.json](../e2e/conformance/statements.json), then run \`pnpm --filter e2e conformance\`.
\`npm test\` fails on a statement without a test, on an unknown id, and when this page is out of date.`;

function summary(): string {
  const count = (gap?: Gap) => statements.filter((one) => one.gap === gap).length;
  const open = statements.filter(({ gap }) => gap === 'in part' || gap === 'not tested');
  const parts = gaps.map((gap) => `${count(gap)} ${gap}`).join(', ');
  const list = open.map(({ id, gap }) => `\`${id}\` (${gap})`).join(', ');
  return `Of ${statements.length} statements ${count()} are proven, ${parts}.\nNot wholly proven: ${list}.`;
}

const link = (file: string) => `[${basename(file).replace(/\.ts$/, '')}](../${file})`;

/** A Markdown table without padding, so that a change of one statement is a change of one line. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
