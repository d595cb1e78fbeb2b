import { readFile, writeFile } from 'node:fs/promises';
import { type Answered, figuresOf } from './figures.ts';
import type { Kind } from './question.ts';

const parts = [
  'tuned with',
  'held out',
  'written later',
  'blind',
  'a tester’s',
  'second blind',
  'third blind',
] as const;
/** Which questions: those that the search was tuned with, and those that it was not. */
export type Part = (typeof parts)[number];
export type Result = { part: Part; assistant: Answered; baseline: Answered };

const begin = '<!-- results -->';
const end = '<!-- end of results -->';
const kinds: readonly Kind[] = [
  'italian',
  'english',
  'typos',
  'slang',
  'off-topic',
  'hostile',
  'distress',
  'small talk',
];

/** The results as Markdown, a row for each part of the questions, with the day. */
export function tableOf(results: readonly Result[]): string {
  const rows = [
    rowOf('**all**', results),
    ...parts.map((name) =>
      rowOf(
        name,
        results.filter(({ part }) => part === name),
      ),
    ),
    ...kinds.map((kind) =>
      rowOf(
        kind,
        results.filter(({ assistant }) => assistant.question.kind === kind),
      ),
    ),
  ];
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)}, without a model; the baseline in brackets.`,
    '',
    '| questions | | recall at 5 | precision | right refusals | small talk | support | p95, ms |',
    '| --------- | -: | ----------: | --------: | -------------: | ---------: | ------: | ------: |',
    ...rows,
  ].join('\n');
}

function rowOf(name: string, results: readonly Result[]): string {
  const ours = figuresOf(results.map(({ assistant }) => assistant));
  const theirs = figuresOf(results.map(({ baseline }) => baseline));
  const both = (figure: 'recall' | 'precision' | 'refusals' | 'smallTalk' | 'support') =>
    Number.isNaN(ours[figure]) ? '' : `${ours[figure].toFixed(3)} (${written(theirs[figure])})`;
  const p95 = `${Math.round(ours.p95)} (${Math.round(theirs.p95)})`;
  return `| ${name} | ${ours.questions} | ${both('recall')} | ${both('precision')} | ${both('refusals')} | ${both('smallTalk')} | ${both('support')} | ${p95} |`;
}

const written = (figure: number) => (Number.isNaN(figure) ? 'none' : figure.toFixed(3));

/** Replaces the results between the two marks of a Markdown file. */
export async function writeTable(file: string, table: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const [before] = text.split(begin);
  const [, after] = text.split(end);
  await writeFile(file, `${before}${begin}\n\n${table}\n\n${end}${after}`);
}
