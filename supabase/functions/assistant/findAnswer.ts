import { answerAfterCrisis } from './answering/answerAfterCrisis.ts';
import { answerQuestion } from './answering/answerQuestion.ts';
import { answerWithSupport } from './answering/answerWithSupport.ts';
import type { Sources } from './answering/replyParts.ts';
import type { Question } from './question.ts';
import { emptyReply, type Reply } from './reply.ts';
import { detectCrisis } from './understanding/detectCrisis.ts';
import { outOfScope } from './understanding/outOfScope.ts';
import { spelledOut } from './understanding/shorthand.ts';
import { smallTalkOf } from './understanding/smallTalk.ts';
import { unknowableIn } from './understanding/unknowable.ts';
import { refusalOf } from './writing/refusals.ts';
import { smallTalk } from './writing/smallTalk.ts';

/**
 * Tries, in this order: support in a crisis or after one, refusal, small talk, what is asked. Danger and
 * violence always get support; distress does so unless the message is a prompt injection or harmful.
 */
export async function findAnswer(sources: Sources, asked: Question): Promise<Reply> {
  const question = { ...asked, message: spelledOut(asked.message) };
  const { message, context } = question;
  const { lang } = context;
  const crisis = detectCrisis(message);
  const refused = outOfScope(message);
  if (crisis !== undefined && (crisis !== 'distress' || refused !== 'hostile')) {
    return answerWithSupport(sources, question, crisis);
  }
  const talk = smallTalkOf(message);
  const before = context.previous === undefined ? undefined : detectCrisis(context.previous);
  if (before !== undefined && refused !== 'hostile' && talk === undefined) {
    return answerAfterCrisis(sources, question, before);
  }
  const reason = refused ?? unknowableIn(message);
  if (reason !== undefined) {
    return { ...emptyReply, text: refusalOf(reason, lang), type: 'refused', lang, fallback: true };
  }
  if (talk !== undefined) {
    return { ...emptyReply, text: smallTalk[lang][talk], type: 'small_talk', lang };
  }
  return answerQuestion(sources, question);
}
