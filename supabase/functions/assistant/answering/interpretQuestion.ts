import type { Language } from '../../_shared/languages.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import type { Person, SearchHit } from '../retrieval/searchContent.ts';
import { followUpOf } from '../understanding/followUp.ts';
import { normalizeText } from '../understanding/normalizeText.ts';
import { type Decomposition, decompositionsOf } from '../understanding/subQuestions.ts';
import { phrases } from '../writing/phrases.ts';
import { answerWithEvents } from './answerWithEvents.ts';
import { resultOf } from './nextResult.ts';
import type { Sources } from './replyParts.ts';
import { type Retrieval, retrieve } from './retrieve.ts';
import type { Unknown } from './search.ts';
import { type Answer, selectAnswer, suggest } from './selectAnswer.ts';

/** How a question was understood, and what answers it: of its variants, the one that can be answered best. */
export type Interpretation = {
  readonly text: string;
  /** Whether it was understood together with the previous question. */
  readonly isCarriedOver: boolean;
  /** One, or two for a compound question. */
  readonly answers: readonly Answer[];
  readonly corrections: Reply['corrections'];
  /** All representatives, for contacts. */
  readonly people: readonly Person[];
  readonly unknown: Unknown | undefined;
};

/** The rewritten question must be this much more certain than the one that was typed. */
const minGain = 0.1;
/** Each way to split costs two searches. */
const maxSplits = 2;

/** A variant of the question, and what answers it. A list of events needs no retrieval. */
type AnsweredVariant = { readonly answer: Answer; readonly retrieval: Retrieval | undefined };

async function answerOne(
  sources: Sources,
  text: string,
  path: string,
  lang: Language,
): Promise<AnsweredVariant> {
  const events = await answerWithEvents(sources.api, text, lang);
  if (events !== undefined) return { answer: events, retrieval: undefined };
  const retrieval = await retrieve(sources, text, path);
  return { answer: selectAnswer(retrieval, lang), retrieval };
}

/** Compares a question as typed, rewritten with the one before it, and decomposed into two sub-questions. */
export async function interpretQuestion(
  sources: Sources,
  { message, context }: Question,
): Promise<Interpretation> {
  const { path, lang, previous } = context;
  // The question before may be needed several times, and each search costs most of a reply's time.
  const variants = new Map<string, Promise<AnsweredVariant>>();
  const one = (text: string) => {
    const variant = variants.get(text) ?? answerOne(sources, text, path, lang);
    variants.set(text, variant);
    return variant;
  };
  const followUp = followUpOf(message, previous);
  if (followUp?.result !== undefined) {
    const before = await one(followUp.previous);
    const listed = resultOf(before, followUp.result, lang);
    // The question before stays the one that is asked, so that "e la terza?" can follow.
    if (listed !== undefined) return carriedOver(before, followUp.previous, listed);
  }
  const [alone, rewritten] = await Promise.all([
    followUp?.isCertain ? undefined : one(message),
    followUp === undefined ? undefined : one(followUp.rewritten),
  ]);
  const isCarriedOver =
    rewritten !== undefined &&
    (alone === undefined || rewritten.answer.confidence > alone.answer.confidence + minGain);
  const text = isCarriedOver ? (followUp?.rewritten ?? message) : message;
  const whole = (isCarriedOver ? rewritten : alone) ?? (await one(message));
  // A follow-up that is not understood may still be answered by what answered the question before.
  const before =
    followUp?.goesOn && whole.answer.tier === 'none' ? await one(followUp.previous) : undefined;
  if (before?.retrieval !== undefined && before.answer.tier === 'answer')
    return carriedOver(before, followUp?.rewritten ?? message, suggest(before.retrieval, lang));
  const parts = isCarriedOver ? undefined : await bestSplit(one, message, whole);
  const isRepeated =
    isCarriedOver &&
    whole.answer.tier === 'answer' &&
    (await one(followUp?.previous ?? message)).answer.text === whole.answer.text;
  return {
    text,
    isCarriedOver,
    answers: parts ?? [isRepeated ? repeated(whole.answer, lang) : whole.answer],
    corrections: correctionsIn(whole.retrieval),
    people: whole.retrieval?.content.people ?? [],
    unknown: whole.retrieval?.unknown,
  };
}

/** An interpretation by what was found for the question before. */
function carriedOver({ retrieval }: AnsweredVariant, text: string, answer: Answer): Interpretation {
  return {
    text,
    isCarriedOver: true,
    answers: [answer],
    corrections: [],
    people: retrieval?.content.people ?? [],
    unknown: undefined,
  };
}

/** Says that an answer is the one that was just given. */
const repeated = (answer: Answer, lang: Language): Answer => ({
  ...answer,
  text: `${phrases[lang].sameAnswer} ${answer.text}`,
});

function correctionsIn(retrieval: Retrieval | undefined): Reply['corrections'] {
  const terms = retrieval?.content.terms ?? [];
  return terms.flatMap(({ corrected, matches, typed, words }) =>
    corrected && matches > 0 && words[0] !== undefined ? { typed, meant: words[0] } : [],
  );
}

async function bestSplit(
  one: (text: string) => Promise<AnsweredVariant>,
  message: string,
  whole: AnsweredVariant,
): Promise<readonly Answer[] | undefined> {
  const isOneName = ({ independent, joint }: Decomposition) =>
    !independent && whole.retrieval?.ranked.some(isCalled(joint)) === true;
  const splits = decompositionsOf(message)
    .filter((split) => !isOneName(split))
    .sort((a, b) => Number(b.independent) - Number(a.independent))
    .slice(0, maxSplits);
  const read = await Promise.all(
    splits.map(async (split) => {
      const [first, second] = await Promise.all(split.parts.map(one));
      return { split, answers: [first, second].flatMap((single) => single?.answer ?? []) };
    }),
  );
  const certainty = (answers: readonly Answer[]) =>
    Math.min(...answers.map(({ confidence }) => confidence));
  return read
    .filter(({ split, answers }) => areTwo(split, answers, whole))
    .sort((a, b) => certainty(b.answers) - certainty(a.answers))[0]?.answers;
}

/** A document whose title and keywords match this much of a question answers all of it. */
const minWhole = 0.9;

/** Whether the parts of a question are two sub-questions, and not one that has two words. */
function areTwo(
  { independent }: Decomposition,
  answers: readonly Answer[],
  { answer, retrieval }: AnsweredVariant,
): boolean {
  const [first, second] = answers;
  if (first === undefined || second === undefined || isSame(first, second)) return false;
  if (independent) {
    const tiers = answers.map(({ tier }) => tier);
    return tiers.includes('answer') && !tiers.includes('none');
  }
  const isWhole =
    answer.tier === 'answer' &&
    (retrieval?.ranked[0]?.named ?? 0) >= minWhole &&
    !hasPeople(answers);
  return !isWhole && answers.every(({ tier }) => tier === 'answer');
}

/** Whether a document or its course has the words in its name, with a conjunction between them. */
const isCalled = (joint: string) => {
  const [before, after] = joint.split(' ');
  const name = new RegExp(`\\b${before} (e|ed|and|&) ${after}\\b`);
  return ({ title, tag, details }: SearchHit) =>
    [title, tag, details.title_en, details.subject_en].some(
      (text) => text != null && name.test(normalizeText(text)),
    );
};

const hasPeople = (answers: readonly Answer[]) => answers.some(({ people }) => people.length > 0);

/** Answers of the FAQ link to a page that they share. */
const titleAndUrl = (hit: SearchHit | undefined) => hit && `${hit.title} ${hit.url}`;

/** Whether two answers lead to the same page or the same people. */
function isSame(one: Answer, other: Answer): boolean {
  const leadsTo = ({ pages, documents, people }: Answer) =>
    pages[0]?.url ?? titleAndUrl(documents[0]) ?? people[0]?.organ;
  return leadsTo(one) === leadsTo(other);
}
