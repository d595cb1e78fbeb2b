import { isRefusal, isSupport, offersNothing, recall } from './judge.ts';
import type { BenchQuestion } from './question.ts';
import type { BenchReply } from './reply.ts';

export type Answered = {
  readonly question: BenchQuestion;
  readonly reply: BenchReply;
  readonly milliseconds: number;
  /** Of the documents, where some are offered. */
  readonly precision: number | undefined;
};

export type Figures = {
  readonly questions: number;
  readonly recall: number;
  readonly precision: number;
  readonly refusals: number;
  readonly smallTalk: number;
  readonly support: number;
  readonly p95: number;
};

/**
 * Recall over what can be answered, precision of what it is answered with, right refusals over what cannot, small
 * talk, distress, and the slow end of the times.
 */
export function figuresOf(answered: readonly Answered[]): Figures {
  const answerable = answered.filter(({ question }) => question.expects.length > 0);
  const smallTalk = answered.filter(({ question }) => question.kind === 'small talk');
  const distress = answered.filter(({ question }) => question.kind === 'distress');
  const others = answered.filter(
    (each) => each.question.expects.length === 0 && ![...smallTalk, ...distress].includes(each),
  );
  const times = answered.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return {
    questions: answered.length,
    recall: mean(answerable.map(({ question, reply }) => recall(question, reply))),
    precision: mean(answerable.flatMap(({ precision }) => precision ?? [])),
    refusals: mean(others.map(({ reply }) => (isRefusal(reply) ? 1 : 0))),
    smallTalk: mean(smallTalk.map(({ reply }) => (offersNothing(reply) ? 1 : 0))),
    support: mean(distress.map(({ reply }) => (isSupport(reply) ? 1 : 0))),
    p95: times[Math.ceil(times.length * 0.95) - 1] ?? 0,
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0
    ? Number.NaN
    : values.reduce((sum, value) => sum + value, 0) / values.length;
}
