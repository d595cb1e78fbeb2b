import { generateAnswer } from '../model/generateAnswer.ts';
import { passagesOf } from '../model/passages.ts';
import type { Question } from '../question.ts';
import { emptyReply, type Reply } from '../reply.ts';
import { contactsFor, peopleFor } from '../retrieval/peopleFor.ts';
import { faqAnswer, isHandout, linkedDocuments, rankHits } from '../retrieval/rankHits.ts';
import { isFollowUp } from '../understanding/intent.ts';
import { searchTermsOf } from '../understanding/searchTerms.ts';
import { composeAnswer } from '../writing/composeAnswer.ts';
import { phrases } from '../writing/phrases.ts';
import { nothingFound } from '../writing/refusals.ts';
import { replyDocuments, replyPerson, type Sources } from './replyParts.ts';
import { rankingOptions, search, unknownOf } from './search.ts';

/** The minimum match of a document beside an answer that names people. */
const minBesidePeople = { covered: 0.75, strength: 0.4 };

/** Answers from the association's content, or says that nothing was found and whom to contact. */
export async function answerWithContent(sources: Sources, question: Question): Promise<Reply> {
  const { message, context } = question;
  const { lang, path } = context;
  const { intent, content } = await search(sources.api, message);
  const ranked = rankHits(content, rankingOptions(message, intent));
  const answered = faqAnswer(ranked);
  const unknown = unknownOf(message, intent, ranked, answered);
  const known = unknown === undefined ? ranked : ranked.filter(isHandout);
  const { people, areAskedFor } =
    unknown === undefined
      ? peopleFor({ intent, message, path }, content, ranked, answered)
      : { people: [], areAskedFor: false };
  // "Who represents law students?" is answered by names; most documents only share words with it.
  const hits = areAskedFor
    ? known.filter(
        ({ covered, strength }) =>
          covered >= minBesidePeople.covered && strength >= minBesidePeople.strength,
      )
    : known;
  if (hits.length === 0 && people.length === 0) {
    const contacts = contactsFor(message, path, content.people);
    const reason =
      searchTermsOf(message).length > 0 ? 'unknown' : isFollowUp(message) ? 'followUp' : 'unclear';
    return {
      ...emptyReply,
      text:
        unknown === undefined
          ? nothingFound(reason, contacts.length > 0, lang)
          : phrases[lang][unknown],
      type: 'not_found',
      lang,
      representatives: contacts.map(replyPerson),
      fallback: true,
    };
  }
  const documents = linkedDocuments(hits);
  const material = { hits, documents, people, areAskedFor, terms: content.ideas, unknown };
  const [generated, shown] = await Promise.all([
    sources.model === undefined || hits.length === 0
      ? undefined
      : generateAnswer(sources.model, question, passagesOf(hits, lang)),
    replyDocuments(sources, documents, lang),
  ]);
  return {
    ...emptyReply,
    text: generated ?? composeAnswer(material, lang),
    type: 'answer',
    lang,
    documents: shown,
    representatives: people.map(replyPerson),
  };
}
