import { projectApi } from '../../supabase/functions/_shared/projectApi.ts';
import { findAnswer } from '../../supabase/functions/assistant/findAnswer.ts';
import { weights } from '../../supabase/functions/assistant/retrieval/weights.gen.ts';
import { languageOf } from '../../supabase/functions/assistant/understanding/languageOf.ts';
import { extractPendingPdfs } from '../../supabase/local/pdfs/extractPendingPdfs.ts';
import { type Backend, startBackend } from '../../supabase/local/server.ts';
import type { Section } from '../report/section.ts';
import { type Content, readContent } from './content.ts';
import {
  type AssistantReply,
  assistantReply,
  type BenchQuestion,
  evaluate,
  isRight,
} from './evaluate.ts';
import { crossValidatedWeights, writeDisclosureWeights, writeWeights } from './fit.ts';
import { type QuestionSet, questionSets, readQuestions } from './questionSets.ts';
import { type Result, sectionOf } from './report.ts';
import { label } from './samples.ts';

/**
 * Asks the assistant of the embedded backend one question after the other, without a model, and prints the questions
 * that it does not answer as expected.
 *
 * @param file A JSON file of questions in place of the known ones; `fit` fits the gate between the tiers first.
 */
export async function measureAssistant(file: string | undefined): Promise<Section> {
  const isFit = file?.endsWith('/fit') === true || file === 'fit';
  const sets =
    file === undefined || isFit
      ? questionSets()
      : [{ name: 'file', questions: readQuestions(file), isFitted: false }];
  const backend = await startBackend({
    port: 0,
    functionSecrets: {
      ASSISTANT_QUESTIONS_PER_VISITOR: '100000',
      ASSISTANT_QUESTIONS_FOR_EVERYBODY: '100000',
    },
  });
  try {
    await extractPendingPdfs(backend.url);
    const content = await readContent(backend);
    if (isFit) writeDisclosureWeights(sets.flatMap(({ questions }) => questions));
    const judge = await judgeOf(backend, sets, content, isFit);
    const results: Result[] = [];
    for (const { name, questions } of sets) {
      // The first questions load code and plan queries; they are not measured.
      for (const question of questions.slice(0, 5)) await ask(backend, question);
      for (const question of questions) {
        const start = performance.now();
        await ask(backend, question);
        const latencyMs = performance.now() - start;
        const reply = await judge(question);
        const evaluation = evaluate(question, reply, content);
        results.push({ set: name, question, latencyMs, ...evaluation });
        if (!isRight(evaluation)) printMiss(question, reply);
      }
    }
    return sectionOf(results);
  } finally {
    await backend.close();
  }
}

/** Answers a question with weights that were fitted without it. */
async function judgeOf(
  backend: Backend,
  sets: readonly QuestionSet[],
  content: Content,
  isFit: boolean,
): Promise<(question: BenchQuestion) => Promise<AssistantReply>> {
  const api = projectApi({ url: backend.url, serviceKey: backend.secretKey });
  const sources = { api, handoutsBucket: 'handouts', model: undefined, weights };
  const fitted = sets.filter(({ isFitted }) => isFitted).flatMap(({ questions }) => questions);
  const labelled = [];
  for (const question of fitted) {
    const one = await label(sources, question, content);
    if (one !== undefined) labelled.push(one);
  }
  if (isFit) writeWeights(labelled);
  const weightsFor = crossValidatedWeights(labelled, weights);
  return async (question) => {
    const { q, previous, lang: ofPage } = question;
    const lang = languageOf(q, previous === undefined ? ofPage : languageOf(previous, ofPage));
    return findAnswer(
      { ...sources, weights: weightsFor(question) },
      { sessionId: 'bench', message: q, context: { path: '/', lang, previous } },
    );
  };
}

async function ask(
  { url, publishableKey }: Backend,
  { q, previous, lang }: BenchQuestion,
): Promise<AssistantReply> {
  const response = await fetch(`${url}/functions/v1/assistant`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      sessionId: 'bench',
      message: q,
      context: { path: '/', lang, previous },
    }),
  });
  return assistantReply.parse(await response.json());
}

function printMiss({ q, previous, expect, kind }: BenchQuestion, reply: AssistantReply): void {
  const offered = [
    ...reply.documents.map(({ title }) => title),
    ...reply.representatives.map(({ name, organ }) => `${name} (${organ})`),
  ];
  const expected = JSON.stringify(expect);
  const asked = previous === undefined ? q : `${previous} → ${q}`;
  console.log(`${asked} (${kind})\n  expected ${expected}\n  ${reply.type} ${offered.join(' · ')}`);
}
