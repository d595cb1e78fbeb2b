import { questionWords, tokenize } from 'shared/search';
import { isOn } from '../parts.ts';
import type { Question } from '../question.ts';
import { factOf } from '../reading/factOf.ts';
import { isRelated, passagesOf } from '../reading/passages.ts';
import { followUpOf } from '../understanding/followUp.ts';
import { intentOf } from '../understanding/intent.ts';
import { decompositionsOf } from '../understanding/subQuestions.ts';
import { say } from '../writing/texts.ts';
import type { Answer } from './answer.ts';
import { type Answered, answerOne } from './answerOne.ts';
import type { Sources } from './replyParts.ts';

/** How a question was understood, and what answers it best. */
type Interpretation = Answered & {
  readonly text: string;
  /** Whether it was understood together with the question before. */
  readonly isCarriedOver: boolean;
};

/** The rewritten question must be this much more certain than the one that was typed. */
const minGain = 0.35;
/** Each way to split costs two searches. */
const maxSplits = 2;
/** A document whose title and keywords match this much of a question answers all of it. */
const minWhole = 0.9;

/** Compares a question as typed, rewritten with the one before it, and split into two. */
export async function interpret(sources: Sources, question: Question): Promise<Interpretation> {
  const { message } = question;
  const { path, lang, previous } = question.context;
  // The question before may be needed several times, and each search costs most of a reply's time.
  const known = new Map<string, Promise<Answered>>();
  const one = (text: string) => {
    const answered = known.get(text) ?? answerOne(sources, text, path, lang);
    known.set(text, answered);
    return answered;
  };
  const followUp =
    previous !== undefined && isOn('followUps') ? followUpOf(message, previous) : undefined;
  if (previous === undefined || followUp === undefined) {
    const whole = await one(message);
    const parts = isOn('twoQuestions') ? await bestSplit(one, message, whole) : undefined;
    return { ...whole, answer: parts ?? whole.answer, text: message, isCarriedOver: false };
  }
  const [alone, rewritten] = await Promise.all([
    followUp.isCertain ? undefined : one(message),
    one(followUp.rewritten),
  ]);
  const asTyped = { text: message, isCarriedOver: false };
  if (alone !== undefined && !followUp.saysSo && isNonsense(alone)) return { ...alone, ...asTyped };
  if (alone !== undefined && rewritten.answer.certainty <= alone.answer.certainty + minGain)
    return { ...alone, ...asTyped };
  const together = { ...rewritten, text: followUp.rewritten, isCarriedOver: true };
  const before = await one(previous);
  const repeated = {
    ...together,
    answer: withoutRepeating(rewritten.answer, before.answer, question),
  };
  if (before.answer.text !== rewritten.answer.text)
    return isRepeated(before.answer, rewritten.answer) ? repeated : together;
  // A new aspect outweighs the old topic: its own answer comes before the same one again.
  const own = alone ?? (rewritten.ranked.length > 0 ? await one(message) : undefined);
  const leadsTo = own?.answer.documents[0]?.title;
  const isSameTopic = rewritten.answer.documents.some(({ title }) => title === leadsTo);
  if (own !== undefined && (isSameTopic || (alone !== undefined && own.answer.tier === 'answer')))
    return { ...own, ...asTyped };
  return repeated;
}

/** Whether no text of the association has a word of it. */
const isNonsense = ({ content }: Answered) =>
  content !== undefined && !content.terms.some(({ matches }) => matches > 0);

/** Whether two answers begin with the same sentence: the rest may only lead on to another guide. */
const isRepeated = (before: Answer, answer: Answer) =>
  passagesOf(before.text)[0] === passagesOf(answer.text)[0];

/**
 * Of an answer that was just given, the sentences with the fact or the words that are asked for; without one, that it
 * is the same, or how to write to its people.
 */
function withoutRepeating(answer: Answer, before: Answer, { message, context }: Question): Answer {
  if (answer.tier !== 'answer') return answer;
  // Where a text is from need not be said twice either.
  const passagesIn = ({ text }: Answer) =>
    passagesOf(text.replace(say(context.lang, 'fromFaq'), ''));
  const passages = passagesIn(answer);
  const fact = factOf(message);
  const asked = tokenize(message).filter((word) => !questionWords.has(word));
  const stated = passages.filter(
    (passage) =>
      fact?.isIn(passage) ||
      tokenize(passage).some((word) => asked.some((each) => isRelated(word, each))),
  );
  const said = new Set(passagesIn(before));
  const added = passages.filter((passage) => !said.has(passage));
  const isPart = stated.length > 0 && stated.length < passages.length;
  const asksHow = answer.people.length > 0 && intentOf(message).toThem;
  const again = say(context.lang, asksHow ? 'writeToThem' : 'sameAnswer');
  return {
    ...answer,
    text: (isPart ? stated : [again, ...added]).join(' '),
    quotation: isPart ? answer.quotation : null,
  };
}

/** The answers to two questions in one message, where each is answered and they are not one. */
async function bestSplit(
  one: (text: string) => Promise<Answered>,
  message: string,
  whole: Answered,
): Promise<Answer | undefined> {
  const isWhole = whole.answer.tier === 'answer' && (whole.ranked[0]?.named ?? 0) >= minWhole;
  const splits = decompositionsOf(message)
    .filter(({ independent }) => independent || !isWhole)
    .sort((a, b) => Number(b.independent) - Number(a.independent))
    .slice(0, maxSplits);
  const read = await Promise.all(
    splits.map(async ({ parts, independent }) => {
      const [first, second] = await Promise.all(
        parts.map(async (part) => (await one(part)).answer),
      );
      return first !== undefined && second !== undefined && areTwo(first, second, independent)
        ? [combine(first, second)]
        : [];
    }),
  );
  return read.flat().sort((a, b) => b.certainty - a.certainty)[0];
}

function areTwo(first: Answer, second: Answer, independent: boolean): boolean {
  const leadsTo = ({ documents, people }: Answer) =>
    documents[0] === undefined ? people[0]?.organ : documents[0].title + documents[0].url;
  if (leadsTo(first) === leadsTo(second)) return false;
  const tiers = [first.tier, second.tier];
  return independent
    ? tiers.includes('answer') && !tiers.includes('none')
    : tiers.every((tier) => tier === 'answer');
}

const maxDocuments = 5;

/** A paragraph for each, and the first documents of both; two quotations would not say which text they belong to. */
function combine(first: Answer, second: Answer): Answer {
  const byTurns = Array.from({ length: maxDocuments }, (_, index) =>
    [first, second].flatMap(({ documents }) => documents[index] ?? []),
  ).flat();
  return {
    ...first,
    certainty: Math.min(first.certainty, second.certainty),
    tier: 'answer',
    text: `${first.text}\n\n${second.text}`,
    quotation: first.quotation === null ? second.quotation : null,
    documents: [...new Map(byTurns.map((each) => [each.title + each.url, each])).values()],
    people: [...first.people, ...second.people].slice(0, maxDocuments),
    next: [...new Set([...first.next, ...second.next])].slice(0, 3),
    hits: [...first.hits, ...second.hits],
    rows: [...first.rows, ...second.rows],
  };
}
