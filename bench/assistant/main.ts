/**
 * Asks the assistant of the embedded backend every question of the bench, without a model, and prints
 * what came out beside the baseline. `--misses` lists what went wrong;
 * `--write` puts the table into the README.
 */
import path from 'node:path';
import { type Backend, startBackend } from '../../supabase/local/server.ts';
import { matchSubstring } from './baseline.ts';
import { blindQuestions } from './blindQuestions.ts';
import type { Answered } from './figures.ts';
import { isRight, precision } from './judge.ts';
import { readMatters } from './matters.ts';
import type { BenchQuestion } from './question.ts';
import { isHeldOut, laterQuestions, questions, testersQuestions } from './questions.ts';
import { type BenchReply, reply } from './reply.ts';
import { secondBlindQuestions } from './secondBlindQuestions.ts';
import { type Part, type Result, tableOf, writeTable } from './table.ts';
import { thirdBlindQuestions } from './thirdBlindQuestions.ts';

const misses = process.argv.includes('--misses');

const backend = await startBackend({
  port: 0,
  functionSecrets: { ASSISTANT_QUESTIONS_PER_VISITOR: '100000' },
});
await readAllPdfs(backend);
const matterOf = await readMatters(backend);
// Not measured: the first questions of a server, which load and plan everything.
for (const { ask } of questions.slice(0, 5))
  await askAssistant({ kind: 'italian', ask, expects: [] });

const asked = [
  ...questions.map((question, index): { question: BenchQuestion; part: Part } => ({
    question,
    part: isHeldOut(index) ? 'held out' : 'tuned with',
  })),
  ...laterQuestions.map((question) => ({ question, part: 'written later' as const })),
  ...blindQuestions.map((question) => ({ question, part: 'blind' as const })),
  ...testersQuestions.map((question) => ({ question, part: 'a tester’s' as const })),
  ...secondBlindQuestions.map((question) => ({ question, part: 'second blind' as const })),
  ...thirdBlindQuestions.map((question) => ({ question, part: 'third blind' as const })),
];
const results: Result[] = [];
for (const { question, part } of asked) {
  const assistant = await timed(question, () => askAssistant(question));
  const baseline = await timed(question, () => matchSubstring(backend, question.ask));
  results.push({ part, assistant, baseline });
  if (misses) printMiss(assistant);
}
const table = tableOf(results);
console.log(table);
if (process.argv.includes('--write')) {
  await writeTable(path.join(import.meta.dirname, 'README.md'), table);
}
await backend.close();

async function askAssistant({ kind, ask }: BenchQuestion): Promise<BenchReply> {
  const response = await fetch(`${backend.url}/functions/v1/assistant`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      sessionId: 'bench',
      message: ask,
      context: { path: '/', lang: kind === 'english' ? 'en' : 'it' },
    }),
  });
  return reply.parse(await response.json());
}

async function timed(
  question: BenchQuestion,
  answer: () => Promise<BenchReply>,
): Promise<Answered> {
  const begun = performance.now();
  const given = await answer();
  const milliseconds = performance.now() - begun;
  return { question, reply: given, milliseconds, precision: precision(question, given, matterOf) };
}

/** What the site's visitors do three files at a time. */
async function readAllPdfs({ url, publishableKey }: Backend): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/functions/v1/extract-pdf-content`, {
      method: 'POST',
      headers: { apikey: publishableKey },
    });
    const { processed, failed } = await response.json();
    if (processed + failed === 0) return;
  }
}

function printMiss({ question, reply: given }: Answered): void {
  if (isRight(question, given)) return;
  const offered = [
    ...given.documents.map(({ title }) => title),
    ...given.representatives.map(({ name, organ }) => `${name} (${organ})`),
  ];
  console.log(`${question.ask}\n  wanted ${question.expects}\n  got ${offered.join(' · ')}`);
}
