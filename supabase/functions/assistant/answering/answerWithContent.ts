import { peopleFor, peopleToAsk } from '../finding/peopleFor.ts';
import { answeredBy, documentsOf, isHandout, relevant } from '../finding/relevant.ts';
import { askModel } from '../model/askModel.ts';
import { passagesOf } from '../model/passages.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import { isFollowUp } from '../understanding/asking.ts';
import { ideasOf } from '../understanding/ideas.ts';
import { composeAnswer } from '../writing/composeAnswer.ts';
import { phrases } from '../writing/phrases.ts';
import { nothingFound } from '../writing/refusals.ts';
import { askedForIn, search, unknownOf } from './search.ts';
import { shownDocuments, shownPerson } from './shown.ts';
import { nothing, type Sources } from './sources.ts';

/** How much of a question about people a document must have, and how well, to stand beside them. */
const aboutPeople = { covered: 0.75, strength: 0.4 };

/** What the association has on the question; or that it has nothing, plainly, with whom to ask. */
export async function answerWithContent(sources: Sources, question: Question): Promise<Reply> {
  const { message, context } = question;
  const { lang, path } = context;
  const { asking, content } = await search(sources.api, message);
  const found = relevant(content, askedForIn(message, asking));
  const answered = answeredBy(found);
  const unknown = unknownOf(message, asking, found, answered);
  const known = unknown === undefined ? found : found.filter(isHandout);
  const { people, areAskedFor } =
    unknown === undefined
      ? peopleFor({ asking, message, path }, content, found, answered)
      : { people: [], areAskedFor: false };
  // "Who represents law students?" is answered by names; documents would only share words with it.
  const findings = areAskedFor
    ? known.filter(
        ({ covered, strength }) =>
          covered >= aboutPeople.covered && strength >= aboutPeople.strength,
      )
    : known;
  if (findings.length === 0 && people.length === 0) {
    const others = peopleToAsk(message, path, content.people);
    const reason =
      ideasOf(message).length > 0 ? 'unknown' : isFollowUp(message) ? 'followUp' : 'unclear';
    return {
      ...nothing,
      text:
        unknown === undefined
          ? nothingFound(reason, others.length > 0, lang)
          : phrases[lang][unknown],
      type: 'not_found',
      lang,
      representatives: others.map(shownPerson),
      fallback: true,
    };
  }
  const documents = documentsOf(findings);
  const { ideas } = content;
  const material = { findings, documents, people, peopleAreAskedFor: areAskedFor, ideas, unknown };
  const [written, shown] = await Promise.all([
    sources.model === undefined || findings.length === 0
      ? undefined
      : askModel(sources.model, question, passagesOf(findings, lang)),
    shownDocuments(sources, documents, lang),
  ]);
  return {
    ...nothing,
    text: written ?? composeAnswer(material, lang),
    type: 'answer',
    lang,
    documents: shown,
    representatives: people.map(shownPerson),
  };
}
