import { environment, type Section, table } from '../report/section.ts';
import { percentile } from '../report/statistics.ts';
import type { BenchQuestion, Evaluation } from './evaluate.ts';

export type Result = Evaluation & { set: string; question: BenchQuestion; latencyMs: number };

const measures = [
  ['tier one or two', 'found'],
  ['tier one', 'answered'],
  ['of tier one, right', 'trusted'],
  ['of tier one, first right', 'first'],
  ['pages on topic', 'precision'],
  ['right refusals', 'refusal'],
  ['right remarks', 'remark'],
] as const;

type Measure = (typeof measures)[number][1];

function meanOf(name: Measure, of: readonly Result[]): number {
  const shares = of.flatMap((result) => result[name] ?? []);
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

const p95Of = (of: readonly Result[]) =>
  percentile(
    of.map(({ latencyMs }) => latencyMs),
    0.95,
  );

function row(title: string, of: readonly Result[]): string[] {
  const shares = measures
    .map(([, name]) => meanOf(name, of))
    .map((share) => (Number.isNaN(share) ? '' : share.toFixed(3)));
  return [title, `${of.length}`, ...shares, p95Of(of).toFixed(0)];
}

function rowsBy(of: readonly Result[], property: 'lang' | 'kind'): string[][] {
  return [...new Set(of.map(({ question }) => question[property]))].map((value) =>
    row(
      value,
      of.filter(({ question }) => question[property] === value),
    ),
  );
}

/** The goals are those of the open set, which others wrote, and of the dialogues. */
function goalsOf(results: readonly Result[]) {
  const open = results.filter(({ set }) => set === 'open');
  const turns = results.filter(({ question }) => question.kind === 'second turn');
  const ofKind = (kind: string) => open.filter(({ question }) => question.kind === kind);
  const english = open.filter(({ question }) => question.lang === 'en');
  const goals: [string, Measure, readonly Result[], number][] = [
    ['open: tier one or two', 'found', open, 0.93],
    ['open, English: tier one or two', 'found', english, 0.9],
    ['open: tier one', 'answered', open, 0.8],
    ['open: of tier one, right', 'trusted', open, 0.9],
    ['open: right refusals', 'refusal', open, 0.9],
    ['open: compound questions', 'found', ofKind('multi'), 0.8],
    ['open: representatives', 'found', ofKind('reps'), 0.9],
    ['dialogues: second turns', 'found', turns, 0.85],
  ];
  return [
    ...goals
      .filter(([, , of]) => of.length > 0)
      .map(([name, measure, of, min]) => ({ name, measured: meanOf(measure, of), min })),
    { name: 'p95', measured: p95Of(results), unit: ' ms', max: 150 },
  ];
}

export function sectionOf(results: readonly Result[]): Section {
  const sets = [...new Set(results.map(({ set }) => set))];
  const rows = sets.flatMap((set) => {
    const of = results.filter((result) => result.set === set);
    return [row(`**${set}**`, of), ...rowsBy(of, 'lang'), ...rowsBy(of, 'kind')];
  });
  return {
    title: 'Assistant',
    environment: environment(
      `${results.length} questions, one after the other, on the embedded backend without a model. Each is judged with a gate between the tiers that was fitted without it (ten folds). What is expected must be among the first five documents and people; p95 of the whole request.`,
    ),
    goals: goalsOf(results),
    body: table(['questions', '', ...measures.map(([title]) => title), 'p95, ms'], rows),
    failures: [],
  };
}
