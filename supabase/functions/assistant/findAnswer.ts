import type { ProjectApi } from '../_shared/projectApi.ts';
import { openableLink } from './finding/openableLink.ts';
import { peopleFor, peopleToAsk } from './finding/peopleFor.ts';
import { answeredBy, documentsOf, relevant } from './finding/relevant.ts';
import { type Finding, type Person, searchContent } from './finding/searchContent.ts';
import { askModel } from './model/askModel.ts';
import type { ModelSettings } from './model/modelSettings.ts';
import { passagesOf } from './model/passages.ts';
import type { Language, Question } from './question.ts';
import type { Reply } from './reply.ts';
import { ideasOf } from './understanding/ideas.ts';
import { isOutOfScope } from './understanding/outOfScope.ts';
import { composeAnswer, composeRefusal } from './writing/composeAnswer.ts';
import { tagOf } from './writing/tags.ts';

/** Where answers come from. Without a model they are composed of what was found. */
export type Sources = {
  readonly api: ProjectApi;
  readonly handoutsBucket: string;
  readonly model: ModelSettings | undefined;
};

/** How much of a question about people a document must have to stand beside them. */
const wholeQuestion = 0.75;

/** Finds what the association has on the question, and says it; or says plainly that it has nothing. */
export async function findAnswer(sources: Sources, question: Question): Promise<Reply> {
  const { message, context } = question;
  const refused = isOutOfScope(message);
  const content = await searchContent(sources.api, refused ? [] : ideasOf(message));
  const found = relevant(content);
  const { people, areAskedFor } = peopleFor(message, content, answeredBy(found));
  // "Who represents law students?" is answered by names; documents would only share words with it.
  const findings = areAskedFor ? found.filter(({ covered }) => covered >= wholeQuestion) : found;
  if (refused || (findings.length === 0 && people.length === 0)) {
    const others = peopleToAsk(message, context.path, content.people);
    return {
      text: composeRefusal(others, context.lang),
      type: 'not_found',
      documents: [],
      representatives: others.map(shownPerson),
      fallback: true,
      error: null,
    };
  }
  const documents = documentsOf(findings);
  const composed = composeAnswer(
    { findings, documents: documents.length, people, ideas: content.ideas },
    context.lang,
  );
  const [written, shown] = await Promise.all([
    sources.model === undefined || findings.length === 0
      ? undefined
      : askModel(sources.model, question, passagesOf(findings, context.lang)),
    Promise.all(documents.map((document) => shownDocument(sources, document, context.lang))),
  ]);
  return {
    text: written ?? composed,
    type: 'answer',
    documents: shown,
    representatives: people.map(shownPerson),
    fallback: false,
    error: null,
  };
}

async function shownDocument(
  { api, handoutsBucket }: Sources,
  finding: Finding & { url: string },
  lang: Language,
) {
  const url = await openableLink(api, handoutsBucket, finding.url);
  return {
    title: finding.title,
    tag: tagOf(finding, lang),
    url: finding.page === null || url.includes('#') ? url : `${url}#page=${finding.page}`,
  };
}

const shownPerson = ({ name, organ }: Person) => ({ name, organ });
