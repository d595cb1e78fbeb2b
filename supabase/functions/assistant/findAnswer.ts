import { cutText } from 'shared/search';
import type { Answer, AnswerDocument } from './answering/answer.ts';
import { interpret } from './answering/interpret.ts';
import { replyDocuments, replyPerson, type Sources } from './answering/replyParts.ts';
import { supportFor } from './answering/support.ts';
import { contactsFor } from './lookups/people.ts';
import { passagesOf } from './model/passages.ts';
import { readPassages } from './model/readPassages.ts';
import type { Question } from './question.ts';
import { emptyReply, type Reply } from './reply.ts';
import type { Tier } from './search/certainty.ts';
import { searchTermsOf } from './search/searchTerms.ts';
import { isInDanger, mayNeedSomebody } from './understanding/danger.ts';
import { refusalOf } from './understanding/refusals.ts';
import { smallTalkOf } from './understanding/smallTalk.ts';
import { say } from './writing/texts.ts';

const maxUnderstood = 500;

/**
 * Answers a question in ten steps: hear danger, refuse, talk, understand it with the one before (`interpret`); ask the
 * tables, search, rank, weigh and read (`answerOne`); let a model read, if there is one; write the reply.
 */
export async function findAnswer(sources: Sources, question: Question): Promise<Reply> {
  const { message, context } = question;
  const { lang, previous } = context;
  const talk = smallTalkOf(message);

  if (isInDanger(message)) return supportFor(sources, question);
  // "E adesso?" after such a message is one as well.
  if (previous !== undefined && isInDanger(previous)) {
    if (talk === undefined && searchTermsOf(message).length === 0)
      return supportFor(sources, { ...question, message: previous });
    return findAnswer(sources, { ...question, context: { ...context, previous: undefined } });
  }
  const refused = refusalOf(message);
  if (refused !== undefined)
    return {
      ...emptyReply,
      text: withCare(question, say(lang, refused)),
      type: 'refused',
      lang,
      fallback: true,
    };
  if (talk !== undefined) return { ...emptyReply, text: say(lang, talk), type: 'small_talk', lang };

  return write(sources, question, await interpret(sources, question));
}

/** Texts of a reply that is not certain, with a line on where a person listens for who may need one. */
const withCare = ({ message, context: { lang } }: Question, ...texts: readonly string[]) =>
  [...texts, ...(mayNeedSomebody(message) ? [say(lang, 'whereSomebodyListens')] : [])].join('\n\n');

async function write(
  sources: Sources,
  question: Question,
  { answer, text, isCarriedOver, content, ranked }: Awaited<ReturnType<typeof interpret>>,
): Promise<Reply> {
  const { message, context } = question;
  const { lang, path, previous } = context;
  const contacts = () => contactsFor(text, path, content?.people ?? []).map(replyPerson);
  const common = {
    ...emptyReply,
    lang,
    understood: isCarriedOver ? cutText(text, maxUnderstood) : null,
    corrections: (content?.terms ?? []).flatMap(({ corrected, matches, typed, words }) =>
      corrected && matches > 0 && words[0] !== undefined ? { typed, meant: words[0] } : [],
    ),
  };
  const read =
    sources.model &&
    (await readPassages(sources.api, sources.model, question, passagesOf(answer, ranked, lang)));
  const said = read === undefined ? answer : { text: read.text, quotation: null };
  const offered = distinct([...(read?.documents ?? []), ...answer.documents]);
  const tier = read === undefined ? answer.tier : movedTier(answer.tier, read.text, offered.length);
  if (tier === 'none') {
    await countUnanswered(sources, question, 'not_found');
    const reason = searchTermsOf(message).length > 0 ? 'unknown' : 'unclear';
    return {
      ...common,
      text: withCare(question, say(lang, reason)),
      type: 'not_found',
      representatives: contacts(),
      fallback: true,
    };
  }
  const isUnsure = tier === 'unsure';
  const [documents] = await Promise.all([
    replyDocuments(sources, offered),
    isUnsure ? countUnanswered(sources, question, 'unsure') : undefined,
  ]);
  return {
    ...common,
    text: isUnsure ? unsureText(said, question) : said.text,
    type: isUnsure ? 'unsure' : 'answer',
    carriedOver: isCarriedOver ? (previous ?? null) : null,
    quotation: said.quotation,
    documents,
    representatives: isUnsure ? contacts() : answer.people.map(replyPerson),
    next: answer.next,
    fallback: isUnsure,
  };
}

/** A quotation stands after the text, so what introduces it comes last. A model that finds no answer has no text. */
function unsureText({ text, quotation }: Pick<Answer, 'text' | 'quotation'>, question: Question) {
  const unsure = say(question.context.lang, 'unsure');
  if (quotation !== null) return `${withCare(question, unsure)}\n\n${text}`;
  return withCare(question, ...(text === '' ? [unsure] : [unsure, text]));
}

const tiers: readonly Tier[] = ['none', 'unsure', 'answer'];

/**
 * A model that answers raises the tier by one, and one that finds no answer lowers it; then, without pages, there is
 * no guess. What it answered was streamed, so it stays.
 */
export function movedTier(tier: Tier, answered: string, pages: number): Tier {
  const place = tiers.indexOf(tier) + (answered === '' ? -1 : 1);
  const moved = tiers[Math.min(Math.max(place, 0), 2)] ?? tier;
  return moved === 'unsure' && pages === 0 && answered === '' ? 'none' : moved;
}

/** A document that is named with two pages opens at the first. */
function distinct(documents: readonly AnswerDocument[]): AnswerDocument[] {
  const names = documents.map(({ title, url }) => title + url.replace(/#page=\d+$/, ''));
  return documents.filter((_, index) => names.indexOf(names[index] ?? '') === index);
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
