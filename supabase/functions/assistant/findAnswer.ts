import { answerWithContent } from './answering/answerWithContent.ts';
import { answerWithEvents } from './answering/answerWithEvents.ts';
import { nothing, type Sources } from './answering/sources.ts';
import { support } from './answering/support.ts';
import type { Question } from './question.ts';
import type { Reply } from './reply.ts';
import { distressIn } from './understanding/distress.ts';
import { outOfScope } from './understanding/outOfScope.ts';
import { smallTalkOf } from './understanding/smallTalk.ts';
import { refusalOf } from './writing/refusals.ts';
import { smallTalk } from './writing/smallTalk.ts';

/**
 * Answers in the first way that fits: with care, not at all, in words alone, with events, with what was
 * found. Whoever may be in danger comes before everything else, whoever is not well before bad words.
 */
export async function findAnswer(sources: Sources, question: Question): Promise<Reply> {
  const { message, context } = question;
  const { lang } = context;
  const distress = distressIn(message);
  const refused = outOfScope(message);
  if (distress !== undefined && (distress !== 'distress' || refused !== 'hostile')) {
    return support(sources, question, distress);
  }
  if (refused !== undefined) {
    return { ...nothing, text: refusalOf(refused, lang), type: 'refused', lang, fallback: true };
  }
  const talk = smallTalkOf(message);
  if (talk !== undefined) {
    return { ...nothing, text: smallTalk[lang][talk], type: 'small_talk', lang };
  }
  return (await answerWithEvents(sources, question)) ?? answerWithContent(sources, question);
}
