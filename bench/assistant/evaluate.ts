import { z } from 'zod';
import type { AssistantQuestion } from '../../supabase/tests/assistantQuestions/questions.ts';
import { type Content, normalise } from './content.ts';

/** A file of questions, such as `pnpm bench assistant <file>` takes. */
export const questionFile = z.array(
  z.object({
    q: z.string(),
    lang: z.enum(['it', 'en']),
    expect: z.union([z.array(z.string()), z.array(z.array(z.string()))]),
    ok: z.array(z.string()).default([]),
    kind: z.string(),
  }),
);

/** The parts of a reply that are evaluated. */
export const assistantReply = z.object({
  type: z.string(),
  documents: z.array(z.object({ title: z.string(), url: z.string() })),
  representatives: z.array(z.object({ name: z.string(), organ: z.string() })),
  fallback: z.boolean(),
});

export type AssistantReply = z.infer<typeof assistantReply>;

/** How well one question was answered, in shares from 0 to 1. */
export interface Evaluation {
  /** What is expected, among the first five documents and people. */
  recall?: number;
  /** The documents that are expected, also right or of an expected one's topic. */
  precision?: number;
  /** Of a question that must be refused: 1 if it was. */
  refusal?: number;
  /** Of small talk and distress: 1 if the reply is of the right type. */
  remark?: number;
}

export function isRight({ recall, refusal, remark }: Evaluation): boolean {
  return (recall ?? refusal ?? remark) === 1;
}

export function evaluate(
  question: AssistantQuestion,
  { type, documents, representatives, fallback }: AssistantReply,
  { bodies, topicsOf }: Content,
): Evaluation {
  if (question.kind === 'small talk') {
    return { remark: Number(documents.length + representatives.length === 0 && !fallback) };
  }
  if (question.kind === 'distress') {
    return { remark: Number(type === 'support' && !fallback && representatives.length > 0) };
  }
  const matchesDocument = (expected: string, { title, url }: { title: string; url: string }) =>
    expected.startsWith('/')
      ? url === expected
      : !bodies.has(normalise(expected)) && normalise(title).includes(normalise(expected));
  const isOffered = (expected: string) =>
    documents.slice(0, 5).some((document) => matchesDocument(expected, document)) ||
    representatives
      .slice(0, 5)
      .some(({ name, organ }) => [name, organ].map(normalise).includes(normalise(expected)));

  const groups = groupsOf(question);
  const right = [...groups.flat(), ...question.ok];
  const topics = new Set(groups.flat().flatMap(topicsOf));
  const isRelevant = (document: { title: string; url: string }) =>
    right.some((expected) => matchesDocument(expected, document)) ||
    topicsOf(document.title).some((topic) => topics.has(topic));
  const relevant = documents.filter(isRelevant).length;
  const precision = documents.length > 0 ? { precision: relevant / documents.length } : {};
  if (groups.length === 0) {
    const isRefused = /^(not_found|refused)$/.test(type) && fallback && documents.length === 0;
    return { ...precision, refusal: Number(isRefused) };
  }
  const found = groups.filter((alternatives) => alternatives.some(isOffered));
  return { ...precision, recall: found.length / groups.length };
}

/** A list of alternatives is one group. */
function groupsOf({ expect }: AssistantQuestion): readonly (readonly string[])[] {
  const items: readonly (string | readonly string[])[] = expect;
  const alternatives = items.filter((item) => typeof item === 'string');
  const groups = items.filter((item) => typeof item !== 'string');
  return alternatives.length > 0 ? [alternatives, ...groups] : groups;
}
