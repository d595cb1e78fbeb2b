import type { Question } from '../question.ts';
import { emptyReply, type Reply } from '../reply.ts';
import { findCounselling } from '../retrieval/counselling.ts';
import { contactsFor } from '../retrieval/peopleFor.ts';
import type { Crisis } from '../understanding/detectCrisis.ts';
import { crisisText } from '../writing/refusals.ts';
import { replyDocuments, replyPerson, type Sources } from './replyParts.ts';

/**
 * Answers somebody in crisis with people to contact and the association's counselling. `fallback` stays
 * false, so that the chat does not offer another chatbot.
 */
export async function answerWithSupport(
  sources: Sources,
  { message, context: { lang, path } }: Question,
  crisis: Crisis,
): Promise<Reply> {
  const { text, documents, people } = await findCounselling(sources.api, lang);
  const contacts = contactsFor(message, path, people);
  return {
    ...emptyReply,
    text: crisisText(crisis, text, contacts.length > 0, lang),
    type: 'support',
    lang,
    documents: await replyDocuments(sources, documents, lang),
    representatives: contacts.map(replyPerson),
  };
}
