import { basename } from 'node:path';
import { type Part, type Proof, proofsOf, type Statement } from './statement.ts';

/** `docs/conformance.md`: the specification's statements, each with the tests that prove it. */
export function conformance(parts: readonly Part[]): string {
  return `${[opening, summary(parts), unproven(parts), ...parts.map(section)].join('\n\n')}\n`;
}

const opening = `# Conformance

What the specification says, sentence by sentence, and the tests that prove it. Made from
[e2e/spec](../e2e/spec) by \`pnpm --filter e2e conformance\`; \`npm test\` fails when a test that is named
here does not exist, or when this page is not what that command makes. In a title, \`*\` stands for
what the runner fills in: the language, a path, a value.`;

function summary(parts: readonly Part[]): string {
  const all = parts.flatMap(({ statements }) => statements);
  const count = (state: Statement['state']) =>
    String(all.filter((statement) => statement.state === state).length);
  const proofs = new Map(
    all.flatMap(proofsOf).map((proof) => [`${proof.file} ${proof.title}`, proof]),
  );
  const kinds = (['journey', 'backend test', 'unit test'] as const).map((kind) => [
    `by ${kind}`,
    String(all.filter((one) => proofsOf(one).some((proof) => proof.kind === kind)).length),
  ]);
  return [
    table(
      ['Statements', String(all.length)],
      [
        ['proven', count('proven')],
        ['in part', count('in part')],
        ['not tested', count('not tested')],
        ['nothing to test', count('background')],
      ],
    ),
    table(
      ['Proven, wholly or in part', String(all.filter((one) => proofsOf(one).length).length)],
      [...kinds],
    ),
    `A statement may need several kinds. The tests that are named: ${proofs.size}.`,
  ].join('\n\n');
}

/** What a reader has to know before trusting the figures above. */
function unproven(parts: readonly Part[]): string {
  const rows = parts.flatMap(({ heading, statements }) =>
    statements.flatMap((statement) =>
      statement.state === 'in part' || statement.state === 'not tested'
        ? [[heading.split('.')[0] ?? '', statement.says, statement.state, statement.why]]
        : [],
    ),
  );
  return `## Not proven, or in part\n\n${table(['§', 'Statement', '', 'Why, or what is missing'], rows)}`;
}

const section = ({ heading, statements }: Part): string =>
  `## ${heading}\n\n${table(['Statement', 'Proven by'], statements.map(row))}`;

function row(statement: Statement): string[] {
  const proofs = proofsOf(statement).map(link);
  if (statement.state === 'background')
    return [statement.says, `*Nothing to test:* ${statement.why}`];
  if (statement.state === 'not tested') return [statement.says, `**Not tested:** ${statement.why}`];
  const missing = statement.state === 'in part' ? [`**In part.** Missing: ${statement.why}`] : [];
  return [statement.says, [...missing, ...proofs].join('<br>')];
}

const link = ({ file, title }: Proof): string =>
  `[${basename(file, '.ts')}](../${file}): ${title.replaceAll('*', '\\*').replaceAll('<', '&lt;')}`;

/** A Markdown table without padding: this page is not formatted, so that a change is one line. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(escaped).join(' | ')} |`)
    .join('\n');
}

/** A bar would end the cell; a hole of a title is no emphasis. */
const escaped = (cell: string): string => cell.replaceAll('|', '\\|');
