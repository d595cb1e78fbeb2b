import { contactsFor } from '../lookups/people.ts';
import type { Question } from '../question.ts';
import { emptyReply, type Reply } from '../reply.ts';
import { searchContent } from '../search/searchContent.ts';
import { answerOf, say } from '../writing/texts.ts';
import { replyDocuments, replyPerson, type Sources } from './replyParts.ts';

const counselling = ['sportello di ascolto', 'supporto psicologico', 'counselling', 'psicologi'];

/**
 * The full support reply: the emergency number first, then the association's answer about counselling, and people.
 * `fallback` stays false, so that the chat does not offer another chatbot.
 */
export async function supportFor(
  sources: Sources,
  { message, context: { lang, path } }: Question,
): Promise<Reply> {
  const { found, people } = await searchContent(sources.api, [{ words: counselling, known: true }]);
  const answer = found.find(({ source, named }) => source === 'faq' && named > 0);
  const guide = found.find(({ source, named }) => source === 'guides' && named > 0);
  const documents = [answer, guide].flatMap((hit) =>
    hit?.url == null ? [] : [{ title: hit.title, tag: hit.tag, url: hit.url }],
  );
  return {
    ...emptyReply,
    text: [say(lang, 'danger'), ...(answer === undefined ? [] : [answerOf(answer, lang)])].join(
      '\n\n',
    ),
    type: 'support',
    lang,
    documents: await replyDocuments(sources, documents),
    representatives: contactsFor(message, path, people).map(replyPerson),
    // The chat sends it with the next message, which then still follows one of danger.
    understood: message,
  };
}
