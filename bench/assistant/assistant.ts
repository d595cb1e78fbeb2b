import { readFileSync } from 'node:fs';
import { projectApi } from '../../supabase/functions/_shared/projectApi.ts';
import { findAnswer } from '../../supabase/functions/assistant/findAnswer.ts';
import {
  type ModelSettings,
  readModelSettings,
} from '../../supabase/functions/assistant/model/modelSettings.ts';
import { type Part, parts, switchedOff } from '../../supabase/functions/assistant/parts.ts';
import type { Reply } from '../../supabase/functions/assistant/reply.ts';
import { languageOf } from '../../supabase/functions/assistant/understanding/languageOf.ts';
import { extractPendingPdfs } from '../../supabase/local/pdfs/extractPendingPdfs.ts';
import { type Backend, startBackend } from '../../supabase/local/server.ts';
import { environment, type Section } from '../report/section.ts';
import { readContent } from './content.ts';
import { evaluate, isRight } from './evaluate.ts';
import { type BenchQuestion, questionSets, readQuestionSet } from './questionSets.ts';
import { type Result, sectionOf, worthOf } from './report.ts';

/**
 * Asks the assistant of the embedded backend one question after the other, without a model unless `--model` is given,
 * and prints the questions that it does not answer as expected.
 *
 * @param args A JSON file of questions instead of the known ones; `--without` and parts of the assistant that are
 * switched off, or `each` for one after the other: then it prints what they are worth; `--read` and a text file, for
 * a person who judges the replies: see `readReplies`; `--model` for the model of the variables `ASSISTANT_MODEL_*`.
 */
export async function measureAssistant(given: readonly string[]): Promise<Section> {
  const args = given.filter((arg) => arg !== '--model');
  const model = args.length === given.length ? undefined : readModelSettings(process.env);
  if (model === undefined && args.length < given.length)
    throw new Error('ASSISTANT_MODEL_URL, _KEY and _NAME name no model.');
  if (args[0] === '--read' && args[1] !== undefined) return readReplies(args[1], model);
  const without = args.includes('--without') ? args.slice(args.indexOf('--without') + 1) : [];
  const [file] = args[0] === '--without' ? [] : args;
  const known = file === undefined ? questionSets() : [readQuestionSet(file)];
  // What a part is worth on questions that it was fitted to says nothing.
  const sets = without.length === 0 ? known : known.filter(({ fitted }) => fitted === null);
  const backend = await startBackend({ port: 0 });
  try {
    await extractPendingPdfs(backend.url);
    const content = await readContent(backend);
    const run = async (isPrinted: boolean): Promise<Result[]> => {
      const results: Result[] = [];
      for (const { questions, ...set } of sets) {
        // The first questions load code and plan queries; they are not measured.
        for (const question of questions.slice(0, 5)) await ask(backend, question, model);
        for (const question of questions) {
          const start = performance.now();
          const reply = await ask(backend, question, model);
          const latencyMs = performance.now() - start;
          const evaluation = evaluate(question, reply, content);
          results.push({ set, question, latencyMs, ...evaluation });
          if (isPrinted && !isRight(evaluation)) printMiss(question, reply);
        }
      }
      return results;
    };
    const whole = await run(without.length === 0);
    const separate = without[0] === 'each' ? Object.keys(parts).map((part) => [part]) : [without];
    for (const group of separate.filter(({ length }) => length > 0)) {
      for (const part of group.map(partNamed)) switchedOff.add(part);
      console.log(worthOf(group.join(', '), whole, await run(false)));
      switchedOff.clear();
    }
    return sectionOf(whole, model?.name);
  } finally {
    await backend.close();
  }
}

function partNamed(name: string): Part {
  const part = (Object.keys(parts) as Part[]).find((each) => each === name);
  if (part === undefined)
    throw new Error(`There is no part "${name}". There are: ${Object.keys(parts).join(', ')}.`);
  return part;
}

/** The replies to a file of questions, one on a line; ` → ` stands before a question that follows another. */
async function readReplies(file: string, model: ModelSettings | undefined): Promise<Section> {
  const backend = await startBackend({ port: 0 });
  try {
    await extractPendingPdfs(backend.url);
    const replies: string[] = [];
    for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      let previous: string | undefined;
      for (const q of line.split(' → ')) {
        const reply = await ask(backend, { q, previous, lang: 'it' }, model);
        replies.push(`## ${q}\n\n${textOf(reply)}`);
        previous = reply.understood ?? q;
      }
    }
    return {
      title: 'Replies',
      environment: environment(`${replies.length} questions of ${file}.`),
      goals: [],
      body: replies.join('\n\n'),
      failures: [],
    };
  } finally {
    await backend.close();
  }
}

/** A reply as the chat shows it. */
const textOf = ({ type, text, quotation, documents, representatives }: Reply) =>
  [
    `[${type}] ${text}`,
    ...(quotation === null ? [] : [`> ${quotation.text}`]),
    ...documents.map(
      ({ title, url }) =>
        `- ${title} (${url.replace(/^.*\/object\//, '').replace(/\?.*(?=#|$)/, '')})`,
    ),
    ...representatives.map(({ name, organ }) => `- ${name}, ${organ}`),
  ].join('\n');

/** In this process, so that parts can be switched off; the function's limits and parsing have tests of their own. */
function ask(
  { url, secretKey }: Backend,
  { q, previous, lang: ofPage }: Pick<BenchQuestion, 'q' | 'previous' | 'lang'>,
  settings: ModelSettings | undefined,
): Promise<Reply> {
  const api = projectApi({ url, serviceKey: secretKey });
  const lang = languageOf(q, previous === undefined ? ofPage : languageOf(previous, ofPage));
  return findAnswer(
    {
      api,
      handoutsBucket: 'handouts',
      model: settings && {
        settings,
        onClaim: () => {},
        signal: new AbortController().signal,
        network: 'bench',
      },
    },
    { sessionId: 'bench', message: q, context: { path: '/', lang, previous } },
  );
}

function printMiss({ q, previous, expect, kind }: BenchQuestion, reply: Reply): void {
  const offered = [
    ...reply.documents.map(({ title }) => title),
    ...reply.representatives.map(({ name, organ }) => `${name} (${organ})`),
  ];
  const expected = JSON.stringify(expect);
  const asked = previous === undefined ? q : `${previous} → ${q}`;
  console.log(`${asked} (${kind})\n  expected ${expected}\n  ${reply.type} ${offered.join(' · ')}`);
}
