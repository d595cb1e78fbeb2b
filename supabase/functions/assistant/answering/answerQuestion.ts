import { generateAnswer } from '../model/generateAnswer.ts';
import { passagesOf } from '../model/passages.ts';
import type { Question } from '../question.ts';
import { emptyReply, type Reply } from '../reply.ts';
import { findCounselling } from '../retrieval/counselling.ts';
import { contactsFor } from '../retrieval/peopleFor.ts';
import { considersLeaving } from '../understanding/considersLeaving.ts';
import { soundsLikeDistress } from '../understanding/disclosureSignals.ts';
import { isFollowUp } from '../understanding/intent.ts';
import { searchTermsOf } from '../understanding/searchTerms.ts';
import { selfDisclosureIn } from '../understanding/selfDisclosure.ts';
import { phrases } from '../writing/phrases.ts';
import { encouragement, nothingFound } from '../writing/refusals.ts';
import { answerWithSupport } from './answerWithSupport.ts';
import { combineAnswers } from './combineAnswers.ts';
import { type Interpretation, interpretQuestion } from './interpretQuestion.ts';
import { replyDocuments, replyPerson, type Sources } from './replyParts.ts';
import type { Tier } from './tiers.ts';

const maxUnderstood = 500;

/** "I forgot the password of the portal" is shorter, and about the portal. */
const wordsOfStory = 10;

/**
 * Answers from the association's content, or says that nothing was found and whom to contact.
 *
 * @param otherwise Replies when there is no certain answer. The question is then not recorded as unanswered.
 */
export async function answerQuestion(
  sources: Sources,
  question: Question,
  otherwise?: () => Promise<Reply>,
): Promise<Reply> {
  const { lang } = question.context;
  const interpretation = await interpretQuestion(sources, question);
  const { text, isCarriedOver, answers } = interpretation;
  const common = {
    ...emptyReply,
    lang,
    carriedOver: isCarriedOver ? (question.context.previous ?? null) : null,
    understood: isCarriedOver ? text.slice(0, maxUnderstood) : null,
    corrections: interpretation.corrections,
  };
  const answer = combineAnswers(answers);
  if (otherwise !== undefined && answer.tier !== 'answer') return otherwise();
  // Not recorded as unanswered: editors need not read what somebody tells of themselves.
  if (mayBeDistress(question.message, answer.tier)) {
    return answerWithSupport(sources, question, 'possibleDistress', answer.documents);
  }
  if (answer.tier === 'none') {
    await countUnanswered(sources, question, 'not_found');
    return { ...common, carriedOver: null, ...nothing(question, interpretation) };
  }
  const [generated, documents, , counselling] = await Promise.all([
    sources.model === undefined || answer.tier !== 'answer' || answer.documents.length === 0
      ? undefined
      : generateAnswer(sources.model, question, passagesOf(answer.documents, lang)),
    replyDocuments(sources, answer.documents, lang),
    answer.tier === 'unsure' ? countUnanswered(sources, question, 'unsure') : undefined,
    considersLeaving(question.message) ? findCounselling(sources.api, lang) : undefined,
  ]);
  const people =
    answer.tier === 'unsure'
      ? contactsFor(text, question.context.path, interpretation.people)
      : answer.people;
  return {
    ...common,
    text: [
      generated ?? answer.text,
      ...(counselling === undefined ? [] : [encouragement(counselling.text, lang)]),
    ].join('\n\n'),
    type: answer.tier === 'unsure' ? 'unsure' : 'answer',
    quotation: generated === undefined ? (answer.quotation ?? null) : null,
    documents: [...answer.pages, ...documents].slice(0, 5),
    representatives: people.map(replyPerson),
    next: answer.next,
    fallback: answer.tier === 'unsure',
  };
}

/** Whether somebody tells something of themselves that may be distress, and nothing is more likely to be meant. */
function mayBeDistress(message: string, tier: Tier): boolean {
  if (tier === 'answer' || selfDisclosureIn(message) !== 'alone') return false;
  // What is shown as unsure may be meant after all, unless a story is told.
  if (tier === 'unsure' && message.split(/\s+/).length < wordsOfStory) return false;
  return soundsLikeDistress(message);
}

/** Records the question for the editors of the content. A failure must not cost the student the suggestions. */
async function countUnanswered(
  { api }: Sources,
  { message, context }: Question,
  type: Reply['type'],
): Promise<void> {
  const question = { question: message, reply_type: type, language: context.lang };
  await api.call('count_unanswered_question', question).catch((error) => {
    console.error('assistant:', error instanceof Error ? error.message : error);
  });
}

function nothing({ message, context }: Question, { text, people, unknown }: Interpretation) {
  const contacts = contactsFor(text, context.path, people);
  const reason =
    searchTermsOf(message).length > 0 ? 'unknown' : isFollowUp(message) ? 'followUp' : 'unclear';
  return {
    text:
      unknown === undefined
        ? nothingFound(reason, contacts.length > 0, context.lang)
        : phrases[context.lang][unknown],
    type: 'not_found' as const,
    representatives: contacts.map(replyPerson),
    fallback: true,
  };
}
