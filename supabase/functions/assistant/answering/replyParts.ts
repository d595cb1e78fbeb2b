import type { Language } from '../../_shared/languages.ts';
import type { ProjectApi } from '../../_shared/projectApi.ts';
import type { ModelSettings } from '../model/modelSettings.ts';
import type { Reply } from '../reply.ts';
import { pageOfBody } from '../retrieval/bodies.ts';
import type { Weights } from '../retrieval/confidence.ts';
import { openableLinks } from '../retrieval/openableLinks.ts';
import type { Person, SearchHit } from '../retrieval/searchContent.ts';
import { tagOf, titleOf } from '../writing/labels.ts';

export type Sources = {
  readonly api: ProjectApi;
  readonly handoutsBucket: string;
  /** What the bench replaces, to judge each question by weights that were fitted without it. */
  readonly weights: Weights;
  /** Without a model, answers are composed from templates. */
  readonly model: ModelSettings | undefined;
};

/** The documents of a reply, with links that open. */
export async function replyDocuments(
  { api, handoutsBucket }: Sources,
  documents: readonly (SearchHit & { url: string })[],
  lang: Language,
): Promise<Reply['documents']> {
  const urls = documents.map(({ url }) => url);
  const openable = await openableLinks(api, handoutsBucket, urls);
  return documents.map((hit) => {
    const url = openable(hit.url);
    return {
      title: titleOf(hit, lang),
      tag: tagOf(hit, lang),
      url: hit.page === null || url.includes('#') ? url : `${url}#page=${hit.page}`,
    };
  });
}

/** A representative of a reply, with the page that shows their body. */
export function replyPerson({ name, organ }: Person): Reply['representatives'][number] {
  return { name, organ, url: pageOfBody(organ) };
}
