import type { ProjectApi } from '../../_shared/projectApi.ts';
import { pageOfBody } from '../lookups/people.ts';
import type { Reader } from '../model/readPassages.ts';
import type { Reply } from '../reply.ts';
import type { Person } from '../search/searchContent.ts';
import { openableLinks } from '../writing/openableLinks.ts';
import type { AnswerDocument } from './answer.ts';

export type Sources = {
  readonly api: ProjectApi;
  readonly handoutsBucket: string;
  /** Without a model, answers are composed from templates. */
  readonly model: Reader | undefined;
};

const maxDocuments = 5;

/** The documents of a reply, with links that open. */
export async function replyDocuments(
  { api, handoutsBucket }: Sources,
  documents: readonly AnswerDocument[],
): Promise<Reply['documents']> {
  const shown = documents.slice(0, maxDocuments);
  const file = ({ url }: AnswerDocument) => url.replace(/#page=\d+$/, '');
  const openable = await openableLinks(api, handoutsBucket, shown.map(file));
  return shown.map((document) => {
    const page = document.url.slice(file(document).length);
    return { ...document, url: openable(file(document)) + page };
  });
}

/** A representative of a reply, with the page that shows their body. */
export const replyPerson = ({ name, organ }: Person): Reply['representatives'][number] => ({
  name,
  organ,
  url: pageOfBody(organ),
});
