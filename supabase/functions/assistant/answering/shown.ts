import { pageOfBody } from '../finding/bodies.ts';
import { openableLinks } from '../finding/openableLinks.ts';
import type { Finding, Person } from '../finding/searchContent.ts';
import type { Language } from '../question.ts';
import type { Reply } from '../reply.ts';
import { titleOf } from '../writing/composeAnswer.ts';
import { tagOf } from '../writing/tags.ts';
import type { Sources } from './sources.ts';

/** The documents as the chat lists them, each with an address that opens. */
export async function shownDocuments(
  { api, handoutsBucket }: Sources,
  documents: readonly (Finding & { url: string })[],
  lang: Language,
): Promise<Reply['documents']> {
  const urls = documents.map(({ url }) => url);
  const opened = await openableLinks(api, handoutsBucket, urls);
  return documents.map((document) => shownDocument(document, opened(document.url), lang));
}

function shownDocument(finding: Finding, url: string, lang: Language) {
  const translated = finding.source === 'faq' && lang === 'en' ? finding.details.question_en : null;
  return {
    title: translated ?? titleOf(finding),
    tag: tagOf(finding, lang),
    url: finding.page === null || url.includes('#') ? url : `${url}#page=${finding.page}`,
  };
}

/** A person as the chat lists them, with the page of the site where their body is. */
export function shownPerson({ name, organ }: Person): Reply['representatives'][number] {
  return { name, organ, url: pageOfBody(organ) };
}
