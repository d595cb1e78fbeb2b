import type { Question } from '../question.ts';
import { emptyReply, type Reply } from '../reply.ts';
import { findCounselling } from '../retrieval/counselling.ts';
import { contactsFor } from '../retrieval/peopleFor.ts';
import type { SearchHit } from '../retrieval/searchContent.ts';
import { type Support, supportText } from '../writing/refusals.ts';
import { replyDocuments, replyPerson, type Sources } from './replyParts.ts';

const maxDocuments = 5;

/**
 * Answers somebody in crisis with people to contact and the association's counselling. `fallback` stays
 * false, so that the chat does not offer another chatbot.
 *
 * @param suggestions What else may be meant.
 */
export async function answerWithSupport(
  sources: Sources,
  { message, context: { lang, path } }: Question,
  support: Support,
  suggestions: readonly (SearchHit & { url: string })[] = [],
): Promise<Reply> {
  const { text, documents, people } = await findCounselling(sources.api, lang);
  const contacts = contactsFor(message, path, people);
  const others = suggestions.filter(({ url }) => documents.every((shown) => shown.url !== url));
  return {
    ...emptyReply,
    text: supportText(support, text, contacts.length > 0, lang),
    type: 'support',
    lang,
    documents: await replyDocuments(
      sources,
      [...documents, ...others].slice(0, maxDocuments),
      lang,
    ),
    representatives: contacts.map(replyPerson),
  };
}
