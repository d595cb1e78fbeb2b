import { readFileSync } from 'node:fs';
import { extractPendingPdfs } from '../../supabase/local/pdfs/extractPendingPdfs.ts';
import { type Backend, startBackend } from '../../supabase/local/server.ts';
import {
  type AssistantQuestion,
  questions as knownQuestions,
} from '../../supabase/tests/assistantQuestions/questions.ts';
import { environment, type Section, table } from '../report/section.ts';
import { percentile } from '../report/statistics.ts';
import { readContent } from './content.ts';
import {
  type AssistantReply,
  assistantReply,
  type Evaluation,
  evaluate,
  isRight,
  questionFile,
} from './evaluate.ts';

type Result = Evaluation & { question: AssistantQuestion; latencyMs: number };

/**
 * Asks the assistant of the embedded backend one question after the other, without a model, and prints
 * the questions that it does not answer as expected.
 *
 * @param file A JSON file of questions in place of the known ones.
 */
export async function measureAssistant(file: string | undefined): Promise<Section> {
  const questions =
    file === undefined
      ? knownQuestions
      : questionFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  const backend = await startBackend({
    port: 0,
    functionSecrets: { ASSISTANT_QUESTIONS_PER_VISITOR: '100000' },
  });
  try {
    await extractPendingPdfs(backend.url);
    const content = await readContent(backend);
    // The first questions load code and plan queries; they are not measured.
    for (const question of questions.slice(0, 5)) await ask(backend, question);
    const results: Result[] = [];
    for (const question of questions) {
      const start = performance.now();
      const reply = await ask(backend, question);
      const latencyMs = performance.now() - start;
      const evaluation = evaluate(question, reply, content);
      results.push({ question, latencyMs, ...evaluation });
      if (!isRight(evaluation)) printMiss(question, reply);
    }
    return section(results);
  } finally {
    await backend.close();
  }
}

async function ask(
  { url, publishableKey }: Backend,
  { q, lang }: AssistantQuestion,
): Promise<AssistantReply> {
  const response = await fetch(`${url}/functions/v1/assistant`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId: 'bench', message: q, context: { path: '/', lang } }),
  });
  return assistantReply.parse(await response.json());
}

function printMiss({ q, expect, kind }: AssistantQuestion, reply: AssistantReply): void {
  const offered = [
    ...reply.documents.map(({ title }) => title),
    ...reply.representatives.map(({ name, organ }) => `${name} (${organ})`),
  ];
  const expected = JSON.stringify(expect);
  console.log(`${q} (${kind})\n  expected ${expected}\n  ${reply.type} ${offered.join(' · ')}`);
}

function section(results: readonly Result[]): Section {
  const meanOf = (name: keyof Evaluation, of = results) => {
    const shares = of.flatMap((result) => result[name] ?? []);
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  };
  const p95Of = (of: readonly Result[]) =>
    percentile(
      of.map(({ latencyMs }) => latencyMs),
      0.95,
    );
  const row = (title: string, of: readonly Result[]) => {
    const shares = (['recall', 'precision', 'refusal', 'remark'] as const)
      .map((name) => meanOf(name, of))
      .map((share) => (Number.isNaN(share) ? '' : share.toFixed(3)));
    return [title, `${of.length}`, ...shares, p95Of(of).toFixed(0)];
  };
  const rowsBy = (property: 'lang' | 'kind') =>
    [...new Set(results.map(({ question }) => question[property]))].map((value) =>
      row(
        value,
        results.filter(({ question }) => question[property] === value),
      ),
    );
  return {
    title: 'Assistant',
    environment: environment(
      `${results.length} questions, one after the other, on the embedded backend without a model. Recall is among the first five documents and the first five people, p95 of the whole request.`,
    ),
    goals: [
      { name: 'recall at 5', measured: meanOf('recall'), min: 0.95 },
      { name: 'right refusals', measured: meanOf('refusal'), min: 0.95 },
      { name: 'p95', measured: p95Of(results), unit: ' ms', max: 150 },
    ],
    body: table(
      ['questions', '', 'recall at 5', 'precision', 'right refusals', 'right remarks', 'p95, ms'],
      [row('**all**', results), ...rowsBy('lang'), ...rowsBy('kind')],
    ),
    failures: [],
  };
}
