import type { Reply } from '../../supabase/functions/assistant/reply.ts';
import { type Content, normalise } from './content.ts';
import type { BenchQuestion } from './questionSets.ts';

/** The parts of a reply that are evaluated. */
export type AssistantReply = Pick<
  Reply,
  'text' | 'quotation' | 'type' | 'documents' | 'representatives' | 'fallback'
>;

/** An answer that is phrased as one, suggestions, or neither. */
type Tier = 'answer' | 'unsure' | 'refusal';

/** How well one question was answered, in shares from 0 to 1. */
export interface Evaluation {
  tier: Tier;
  /** What is expected, among the first five documents and people, in tier one or two. */
  found?: number;
  /** `found` of a question that was answered in tier one; 0 otherwise. */
  answered?: number;
  /** Of a reply in tier one: whether it has everything that is expected. */
  trusted?: number;
  /** Of a reply in tier one: whether its first document, or a person, is right. */
  first?: number;
  /** The documents that are expected, also right or of an expected one's topic. */
  precision?: number;
  /** Of a question that must be refused: 1 if it was. */
  refusal?: number;
  /** Of small talk, danger and what only sounds like it: 1 if the reply is of the right type. */
  remark?: number;
  /** Whether the reply's own text says the fact that was asked for. */
  fact?: number;
}

export function isRight({ found, refusal, remark }: Evaluation): boolean {
  return (found ?? refusal ?? remark) === 1;
}

const tierOf = (type: string): Tier =>
  /^(answer|support|small_talk)$/.test(type) ? 'answer' : type === 'unsure' ? 'unsure' : 'refusal';

export function evaluate(
  question: BenchQuestion,
  { text, quotation, type, documents, representatives, fallback }: AssistantReply,
  { bodies, topicsOf }: Content,
): Evaluation {
  const tier = tierOf(type);
  if (question.kind === 'small talk') {
    return { tier, remark: Number(documents.length + representatives.length === 0 && !fallback) };
  }
  if (question.kind === 'danger') {
    return { tier, remark: Number(type === 'support' && !fallback && representatives.length > 0) };
  }
  if (question.kind === 'ordinary') return { tier, remark: Number(type !== 'support') };
  const said = `${text} ${quotation?.text ?? ''}`;
  const fact =
    question.fact === undefined
      ? {}
      : { fact: Number(question.fact.some((form) => new RegExp(form, 'i').test(said))) };
  // Part of a section, such as an event, is at an address that begins with the section's.
  const matchesDocument = (expected: string, { title, url }: { title: string; url: string }) =>
    expected.startsWith('/')
      ? url === expected || (expected.includes('#') && url.startsWith(`${expected}-`))
      : !bodies.has(normalise(expected)) && normalise(title).includes(normalise(expected));
  // People beside suggestions are contacts of a school, and no answer.
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
    return { tier, ...precision, ...fact, found: tier === 'unsure' ? found : 0, answered: 0 };
  const [main] = documents;
  const isFirst = right.some(
    (expected) =>
      matchesPerson(expected) || (main !== undefined && matchesDocument(expected, main)),
  );
  return {
    tier,
    ...precision,
    ...fact,
    found,
    answered: found,
    trusted: Number(found === 1),
    first: Number(isFirst),
  };
}

/** A list of alternatives is one group. */
function groupsOf({ expect }: BenchQuestion): readonly (readonly string[])[] {
  const items: readonly (string | readonly string[])[] = expect;
  const alternatives = items.filter((item) => typeof item === 'string');
  const groups = items.filter((item) => typeof item !== 'string');
  return alternatives.length > 0 ? [alternatives, ...groups] : groups;
}
