import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import type { Crisis } from '../understanding/detectCrisis.ts';
import { tokenize } from '../understanding/normalizeText.ts';
import { outOfScope } from '../understanding/outOfScope.ts';
import { stopWords } from '../understanding/stopWords.ts';
import { timeWords } from '../understanding/timeWords.ts';
import { answerQuestion } from './answerQuestion.ts';
import { answerWithSupport } from './answerWithSupport.ts';
import type { Sources } from './replyParts.ts';

/** "È da mesi", "every night": how long it lasts is no question. */
const duration = /^(ann[oi]|ore|nott[ei]|sera|years?|nights?|hours?)$/;

const asksSomething = (message: string) =>
  tokenize(message).some(
    (word) => !stopWords.has(word) && !timeWords.has(word) && !duration.test(word),
  );

/**
 * Answers the message after one of somebody in crisis. A question that stands alone is answered; anything
 * else, such as "e adesso?", gets the same support. The crisis itself is never searched for.
 */
export async function answerAfterCrisis(
  sources: Sources,
  question: Question,
  crisis: Crisis,
): Promise<Reply> {
  const { previous, ...context } = question.context;
  const support = async () => ({
    ...(await answerWithSupport(sources, question, crisis)),
    // The chat sends it with the next message, which is then still one after a crisis.
    understood: previous ?? null,
  });
  return outOfScope(question.message) === undefined && asksSomething(question.message)
    ? answerQuestion(sources, { ...question, context }, support)
    : support();
}
