import { readFileSync } from 'node:fs';
import { parseAst } from 'vitest/node';

/** A title as its source writes it: text, with holes where the runner fills something in. */
export interface TitlePattern {
  /** `describe › title`, with `*` for each hole. */
  readonly text: string;
  /** What the runner may make of it. */
  readonly matches: RegExp;
  /** Whether nothing of it stands in the source: a value that comes from a table of cases. */
  readonly isData: boolean;
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** A hole, while titles are put together: no title has this character. */
const hole = '\u0000';

/**
 * The titles of all tests of a file, read from its source: running the runners' own lists would cost
 * the time of loading every test, and the backend's of loading Postgres.
 */
export function testTitles(file: string): TitlePattern[] {
  const program: unknown = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' });
  return titlesIn(program, []).map((parts) => {
    const title = parts.join(' › ');
    return {
      text: title.replaceAll(hole, '*'),
      matches: new RegExp(`^${title.split(hole).map(escaped).join('.+')}$`, 's'),
      isData: title === hole,
    };
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function titlesIn(value: unknown, above: readonly string[]): (readonly string[])[] {
  if (Array.isArray(value)) return value.flatMap((one) => titlesIn(one, above));
  if (!isNode(value)) return [];
  const call = value.type === 'CallExpression' ? testCall(value) : undefined;
  if (call?.kind === 'test') return [[...above, call.title]];
  const inside = call ? [...above, call.title] : above;
  return Object.values(value).flatMap((part) => titlesIn(part, inside));
}

/** `test('…', …)`, `it.each(…)('…', …)`, `test.describe('…', …)`: whatever declares tests. */
function testCall(call: Node): { kind: 'test' | 'describe'; title: string } | undefined {
  const kind = kindOf(call.callee);
  const [title, ...rest] = Array.isArray(call.arguments) ? call.arguments : [];
  if (!kind || rest.length === 0 || !isNode(title)) return undefined;
  return { kind, title: textOf(title).replace(/%[sdifjoOc#]|\$\w+(\.\w+)*/g, hole) };
}

function kindOf(callee: unknown): 'test' | 'describe' | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') {
    if (callee.name === 'describe') return 'describe';
    return callee.name === 'test' || callee.name === 'it' ? 'test' : undefined;
  }
  const { object, property } = callee.type === 'CallExpression' ? member(callee.callee) : {};
  if (object && property === 'each') return kindOf(object);
  const own = member(callee);
  return own.property === 'describe' && kindOf(own.object) ? 'describe' : undefined;
}

function member(node: unknown): { object?: unknown; property?: unknown } {
  if (!isNode(node) || node.type !== 'MemberExpression' || !isNode(node.property)) return {};
  return { object: node.object, property: node.property.name };
}

/** The text of a title; what it takes from elsewhere is a hole. */
function textOf(title: Node): string {
  if (title.type === 'Literal') return String(title.value);
  if (title.type !== 'TemplateLiteral' || !Array.isArray(title.quasis)) return hole;
  return title.quasis.map((part) => part.value.cooked).join(hole);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
