import { environment, type Section, table } from '../report/section.ts';
import { percentile } from '../report/statistics.ts';
import type { Evaluation } from './evaluate.ts';
import type { BenchQuestion, QuestionSet } from './questionSets.ts';

export type Result = Evaluation & {
  set: Omit<QuestionSet, 'questions'>;
  question: BenchQuestion;
  latencyMs: number;
};

const measures = [
  ['tier one or two', 'found'],
  ['tier one', 'answered'],
  ['of tier one, right', 'trusted'],
  ['of tier one, first right', 'first'],
  ['pages on topic', 'precision'],
  ['right refusals', 'refusal'],
  ['right remarks', 'remark'],
  ['states the fact', 'fact'],
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

function rowsByLanguage(of: readonly Result[]): string[][] {
  return [...new Set(of.map(({ question }) => question.lang))].map((language) =>
    row(
      language,
      of.filter(({ question }) => question.lang === language),
    ),
  );
}

/** The goals are those of the open set, which others wrote, of the sets that fitted nothing, of dialogues and facts. */
function goalsOf(results: readonly Result[]) {
  const open = results.filter(({ set }) => set.name === 'open');
  const unseen = results.filter(({ set }) => set.fitted === null);
  const turns = results.filter(({ question }) => question.kind === 'second turn');
  const destinations = results.filter(({ question }) => question.kind === 'destination');
  const texts = results.filter(({ question }) => question.kind !== 'destination');
  const english = texts.filter(({ question }) => question.lang === 'en');
  const goals: [string, Measure, readonly Result[], number][] = [
    ['open: tier one or two', 'found', open, 0.9],
    ['open: of tier one, right', 'trusted', open, 0.9],
    ['open: right refusals', 'refusal', open, 0.9],
    ['fitted nothing: tier one or two', 'found', unseen, 0.9],
    ['fitted nothing: of tier one, right', 'trusted', unseen, 0.9],
    ['states the fact', 'fact', texts, 0.7],
    ['English: states the fact', 'fact', english, 0.6],
    ['second turns', 'found', turns, 0.85],
    ['destinations: states the fact', 'fact', destinations, 0.85],
    ['danger and ordinary talk', 'remark', results, 0.95],
  ];
  return [
    ...goals
      .map(([name, measure, of, min]) => ({ name, measured: meanOf(measure, of), min }))
      .filter(({ measured }) => !Number.isNaN(measured)),
    { name: 'p95', measured: p95Of(results), unit: ' ms', max: 120 },
  ];
}

/** In points of a hundred: what the assistant loses without a part. */
export function worthOf(
  part: string,
  whole: readonly Result[],
  without: readonly Result[],
): string {
  const right = (of: readonly Result[]) => {
    const shares = of.map(({ found, refusal, remark }) => found ?? refusal ?? remark ?? 0);
    return (100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length;
  };
  const lost = (of: (results: readonly Result[]) => number) => (of(whole) - of(without)).toFixed(1);
  const [trusted, facts] = (['trusted', 'fact'] as const).map((name) =>
    lost((of) => 100 * meanOf(name, of)),
  );
  return `without ${part}: ${lost(right)} points, ${trusted} of what is right in tier one, ${facts} of the facts`;
}

/** @param model The name of the model that read, if any. */
export function sectionOf(results: readonly Result[], model?: string): Section {
  const sets = [...new Set(results.map(({ set }) => set.name))];
  const rows = sets.flatMap((set) => {
    const of = results.filter((result) => result.set.name === set);
    return [row(`**${set}**`, of), ...rowsByLanguage(of)];
  });
  return {
    title: 'Assistant',
    environment: environment(
      `${results.length} questions, one after the other, on the embedded backend ${model === undefined ? 'without a model' : `with the model ${model}`}. What is expected must be among the first five documents and people; p95 without HTTP.`,
    ),
    goals: goalsOf(results),
    body: table(['questions', '', ...measures.map(([title]) => title), 'p95, ms'], rows),
    failures: [],
  };
}
