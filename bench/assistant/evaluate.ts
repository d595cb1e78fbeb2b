import { z } from 'zod';
import type { AssistantQuestion } from '../../supabase/tests/assistantQuestions/questions.ts';
import { type Content, normalise } from './content.ts';

/** A question, and the one before it in a dialogue. */
export type BenchQuestion = AssistantQuestion & { previous?: string | undefined };

/** A file of questions, such as `pnpm bench assistant <file>` takes. */
export const questionFile = z.array(
  z.object({
    q: z.string(),
    previous: z.string().optional(),
    lang: z.enum(['it', 'en']),
    expect: z.union([z.array(z.string()), z.array(z.array(z.string()))]),
    ok: z.array(z.string()).default([]),
    kind: z.string(),
  }),
);

/** The parts of a reply that are evaluated. */
export const assistantReply = z.object({
  type: z.string(),
  documents: z.array(z.object({ title: z.string(), url: z.string() })).readonly(),
  representatives: z.array(z.object({ name: z.string(), organ: z.string() })).readonly(),
  fallback: z.boolean(),
});

export type AssistantReply = z.infer<typeof assistantReply>;

/** An answer that is phrased as one, suggestions, or neither. */
type Tier = 'answer' | 'unsure' | 'refusal';

/** How well one question was answered, in shares from 0 to 1. */
export interface Evaluation {
  tier: Tier;
  /** What is expected, among the first five documents and people, in tier one or two. */
  found?: number;
  /** The same, if it was answered in tier one; 0 otherwise. */
  answered?: number;
  /** Of a reply in tier one: whether it has everything that is expected. */
  trusted?: number;
  /** Of a reply in tier one: whether its first document, or a person, is right. */
  first?: number;
  /** The documents that are expected, also right or of an expected one's topic. */
  precision?: number;
  /** Of a question that must be refused: 1 if it was. */
  refusal?: number;
  /** Of small talk and distress: 1 if the reply is of the right type. */
  remark?: number;
}

export function isRight({ found, refusal, remark }: Evaluation): boolean {
  return (found ?? refusal ?? remark) === 1;
}

const tierOf = (type: string): Tier =>
  /^(answer|support|small_talk)$/.test(type) ? 'answer' : type === 'unsure' ? 'unsure' : 'refusal';

export function evaluate(
  question: BenchQuestion,
  { type, documents, representatives, fallback }: AssistantReply,
  { bodies, topicsOf }: Content,
): Evaluation {
  const tier = tierOf(type);
  if (question.kind === 'small talk') {
    return { tier, remark: Number(documents.length + representatives.length === 0 && !fallback) };
  }
  if (question.kind === 'distress') {
    return { tier, remark: Number(type === 'support' && !fallback && representatives.length > 0) };
  }
  // It only sounds like distress.
  if (question.kind === 'no distress') return { tier, remark: Number(type !== 'support') };
  // Part of a section, such as an event, is at an address that begins with the section's.
  const matchesDocument = (expected: string, { title, url }: { title: string; url: string }) =>
    expected.startsWith('/')
      ? url === expected || (expected.includes('#') && url.startsWith(`${expected}-`))
      : !bodies.has(normalise(expected)) && normalise(title).includes(normalise(expected));
  // Whoever is named beside suggestions is the contact of a school, and no answer.
  const people = tier === 'answer' ? representatives.slice(0, 5) : [];
  const matchesPerson = (expected: string) =>
    people.some(({ name, organ }) => [name, organ].map(normalise).includes(normalise(expected)));
  const isOffered = (expected: string) =>
    documents.slice(0, 5).some((document) => matchesDocument(expected, document)) ||
    matchesPerson(expected);

  const groups = groupsOf(question);
  const right = [...groups.flat(), ...question.ok];
  const topics = new Set(groups.flat().flatMap(topicsOf));
  const isRelevant = (document: { title: string; url: string }) =>
    right.some((expected) => matchesDocument(expected, document)) ||
    topicsOf(document.title).some((topic) => topics.has(topic));
  const relevant = documents.filter(isRelevant).length;
  const precision = documents.length > 0 ? { precision: relevant / documents.length } : {};
  if (groups.length === 0) {
    const isRefused = tier === 'refusal' && fallback && documents.length === 0;
    const misled = tier === 'answer' ? { trusted: 0, first: 0 } : {};
    return { tier, ...precision, ...misled, refusal: Number(isRefused) };
  }
  const found =
    groups.filter((alternatives) => alternatives.some(isOffered)).length / groups.length;
  if (tier !== 'answer')
    return { tier, ...precision, found: tier === 'unsure' ? found : 0, answered: 0 };
  const [main] = documents;
  const isFirst = right.some(
    (expected) =>
      matchesPerson(expected) || (main !== undefined && matchesDocument(expected, main)),
  );
  return {
    tier,
    ...precision,
    found,
    answered: found,
    trusted: Number(found === 1),
    first: Number(isFirst),
  };
}

/** A list of alternatives is one group. */
export function groupsOf({ expect }: AssistantQuestion): readonly (readonly string[])[] {
  const items: readonly (string | readonly string[])[] = expect;
  const alternatives = items.filter((item) => typeof item === 'string');
  const groups = items.filter((item) => typeof item !== 'string');
  return alternatives.length > 0 ? [alternatives, ...groups] : groups;
}
