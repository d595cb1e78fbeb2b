import type { ProjectApi } from '../_shared/projectApi.ts';
import { openableLinks } from './finding/openableLinks.ts';
import { peopleFor, peopleToAsk } from './finding/peopleFor.ts';
import { answeredBy, documentsOf, relevant } from './finding/relevant.ts';
import { type Finding, type Person, searchContent } from './finding/searchContent.ts';
import { askModel } from './model/askModel.ts';
import type { ModelSettings } from './model/modelSettings.ts';
import { passagesOf } from './model/passages.ts';
import type { Language, Question } from './question.ts';
import type { Reply } from './reply.ts';
import { asksForEvents, ideasOf } from './understanding/ideas.ts';
import { isOutOfScope } from './understanding/outOfScope.ts';
import { smallTalkOf } from './understanding/smallTalk.ts';
import { composeAnswer, composeRefusal } from './writing/composeAnswer.ts';
import { smallTalk } from './writing/smallTalk.ts';
import { tagOf } from './writing/tags.ts';

/** Where answers come from. Without a model they are composed of what was found. */
export type Sources = {
  readonly api: ProjectApi;
  readonly handoutsBucket: string;
  readonly model: ModelSettings | undefined;
};

/** How much of a question about people a document must have, and how well, to stand beside them. */
const aboutPeople = { covered: 0.75, strength: 0.4 };

/** Finds what the association has on the question, and says it; or says plainly that it has nothing. */
export async function findAnswer(sources: Sources, question: Question): Promise<Reply> {
  const { message, context } = question;
  const { lang } = context;
  const refused = isOutOfScope(message);
  const talk = refused ? undefined : smallTalkOf(message);
  if (talk !== undefined)
    return { ...nothing, text: smallTalk[lang][talk], type: 'small_talk', lang };
  const ideas = refused ? [] : ideasOf(message);
  const content = await searchContent(sources.api, ideas);
  const found = relevant(content, asksForEvents(ideas));
  const { people, areAskedFor } = peopleFor(message, content, answeredBy(found));
  // "Who represents law students?" is answered by names; documents would only share words with it.
  const findings = areAskedFor
    ? found.filter(
        ({ covered, strength }) =>
          covered >= aboutPeople.covered && strength >= aboutPeople.strength,
      )
    : found;
  if (refused || (findings.length === 0 && people.length === 0)) {
    const others = peopleToAsk(message, context.path, content.people);
    return {
      ...nothing,
      text: composeRefusal(others, lang),
      type: 'not_found',
      lang,
      representatives: others.map(shownPerson),
      fallback: true,
    };
  }
  const documents = documentsOf(findings);
  const composed = composeAnswer({ findings, documents, people, ideas: content.ideas }, lang);
  const [written, opened] = await Promise.all([
    sources.model === undefined || findings.length === 0
      ? undefined
      : askModel(sources.model, question, passagesOf(findings, lang)),
    openableLinks(
      sources.api,
      sources.handoutsBucket,
      documents.map(({ url }) => url),
    ),
  ]);
  return {
    ...nothing,
    text: written ?? composed,
    type: 'answer',
    lang,
    documents: documents.map((document) => shownDocument(document, opened(document.url), lang)),
    representatives: people.map(shownPerson),
  };
}

const nothing = { documents: [], representatives: [], fallback: false, error: null };

function shownDocument(finding: Finding, url: string, lang: Language) {
  return {
    title: finding.title,
    tag: tagOf(finding, lang),
    url: finding.page === null || url.includes('#') ? url : `${url}#page=${finding.page}`,
  };
}

const shownPerson = ({ name, organ }: Person) => ({ name, organ });
