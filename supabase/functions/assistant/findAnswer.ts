import { z } from 'zod';
import type { ProjectApi } from '../_shared/projectApi.ts';
import { openableLink } from './openableLink.ts';
import { phrases } from './phrases.ts';
import type { Question } from './question.ts';
import type { Reply } from './reply.ts';

const documents = z.array(
  z.object({ title: z.string(), tag: z.string().nullable(), url: z.string() }),
);
const representatives = z.array(z.object({ name: z.string(), organ: z.string() }));

/** Documents whose titles share words with the question, and the people it asks for. */
export async function findAnswer(
  api: ProjectApi,
  handoutsBucket: string,
  { message, context }: Question,
): Promise<Reply> {
  const [foundDocuments, foundPeople] = await Promise.all([
    api.call('match_documents', { question: message }).then((rows) => documents.parse(rows)),
    api
      .call('match_representatives', { question: message })
      .then((rows) => representatives.parse(rows)),
  ]);
  const linked = await Promise.all(
    foundDocuments.map(async ({ title, tag, url }) => ({
      title,
      ...(tag === null ? {} : { tag }),
      url: await openableLink(api, handoutsBucket, url),
    })),
  );
  const say = phrases[context.lang];
  const text =
    linked.length > 0 && foundPeople.length > 0
      ? say.both
      : linked.length > 0
        ? say.documents
        : foundPeople.length > 0
          ? say.representatives
          : say.nothing;
  return {
    text,
    type: text === say.nothing ? 'not_found' : 'answer',
    documents: linked,
    representatives: foundPeople,
    fallback: false,
    error: null,
  };
}
