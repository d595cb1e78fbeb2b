import type { Language } from '../../_shared/languages.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import type { Person, SearchHit } from '../retrieval/searchContent.ts';
import { followUpOf } from '../understanding/followUp.ts';
import { normalizeText } from '../understanding/normalizeText.ts';
import { type Wishes, wishesIn } from '../understanding/wishes.ts';
import { phrases } from '../writing/phrases.ts';
import { eventsWish } from './eventsWish.ts';
import { type Evidence, gatherEvidence } from './evidence.ts';
import { resultOf } from './nextResult.ts';
import type { Sources } from './replyParts.ts';
import type { Unknown } from './search.ts';
import { answerWish, suggest, type WishAnswer } from './wish.ts';

/** How a question was understood, and what answers it. */
export type Reading = {
  readonly text: string;
  /** Whether it was understood together with the previous question. */
  readonly isCarriedOver: boolean;
  /** One, or two where two things are asked. */
  readonly wishes: readonly WishAnswer[];
  readonly corrections: Reply['corrections'];
  /** All representatives, for contacts. */
  readonly people: readonly Person[];
  readonly unknown: Unknown | undefined;
};

/** The two questions together must be this much more certain than the new one alone. */
const minGain = 0.1;
/** Each way to split costs two searches. */
const maxSplits = 2;

/** A list of events needs no evidence. */
type Single = { readonly wish: WishAnswer; readonly evidence: Evidence | undefined };

async function answerOne(
  sources: Sources,
  text: string,
  path: string,
  lang: Language,
): Promise<Single> {
  const events = await eventsWish(sources.api, text, lang);
  if (events !== undefined) return { wish: events, evidence: undefined };
  const evidence = await gatherEvidence(sources, text, path);
  return { wish: answerWish(evidence, lang), evidence };
}

/** Reads a question alone or with the one before it, as one wish or two: what can be answered best. */
export async function read(sources: Sources, { message, context }: Question): Promise<Reading> {
  const { path, lang, previous } = context;
  const one = (text: string) => answerOne(sources, text, path, lang);
  const followUp = followUpOf(message, previous);
  if (followUp?.result !== undefined) {
    const before = await one(followUp.previous);
    const listed = resultOf(before, followUp.result, lang);
    // The question before stays the one that is asked, so that "e la terza?" can follow.
    if (listed !== undefined) return carriedOver(before, followUp.previous, listed);
  }
  const [alone, together] = await Promise.all([
    followUp?.isCertain ? undefined : one(message),
    followUp === undefined ? undefined : one(followUp.together),
  ]);
  const isCarriedOver =
    together !== undefined &&
    (alone === undefined || together.wish.confidence > alone.wish.confidence + minGain);
  const text = isCarriedOver ? (followUp?.together ?? message) : message;
  const whole = (isCarriedOver ? together : alone) ?? (await one(message));
  // What goes on from a question but is not understood may still be answered where that one was.
  const before =
    followUp?.goesOn && whole.wish.tier === 'none' ? await one(followUp.previous) : undefined;
  if (before?.evidence !== undefined && before.wish.tier === 'answer')
    return carriedOver(before, followUp?.together ?? message, suggest(before.evidence, lang));
  const parts = isCarriedOver ? undefined : await bestSplit(one, message, whole);
  const isRepeated =
    isCarriedOver &&
    whole.wish.tier === 'answer' &&
    (await one(followUp?.previous ?? message)).wish.text === whole.wish.text;
  return {
    text,
    isCarriedOver,
    wishes: parts ?? [isRepeated ? repeated(whole.wish, lang) : whole.wish],
    corrections: correctionsIn(whole.evidence),
    people: whole.evidence?.content.people ?? [],
    unknown: whole.evidence?.unknown,
  };
}

/** A reading by what was found for the question before. */
function carriedOver({ evidence }: Single, text: string, wish: WishAnswer): Reading {
  return {
    text,
    isCarriedOver: true,
    wishes: [wish],
    corrections: [],
    people: evidence?.content.people ?? [],
    unknown: undefined,
  };
}

/** Says that an answer is the one that was just given. */
const repeated = (wish: WishAnswer, lang: Language): WishAnswer => ({
  ...wish,
  text: `${phrases[lang].sameAnswer} ${wish.text}`,
});

function correctionsIn(evidence: Evidence | undefined): Reply['corrections'] {
  const ideas = evidence?.content.ideas ?? [];
  return ideas.flatMap(({ corrected, matches, typed, words }) =>
    corrected && matches > 0 && words[0] !== undefined ? { typed, meant: words[0] } : [],
  );
}

async function bestSplit(
  one: (text: string) => Promise<Single>,
  message: string,
  whole: Single,
): Promise<readonly WishAnswer[] | undefined> {
  const splits = wishesIn(message)
    .sort((a, b) => Number(b.independent) - Number(a.independent))
    .slice(0, maxSplits);
  const read = await Promise.all(
    splits.map(async (split) => {
      const [first, second] = await Promise.all(split.parts.map(one));
      return { split, answers: [first, second].flatMap((single) => single?.wish ?? []) };
    }),
  );
  const certainty = (answers: readonly WishAnswer[]) =>
    Math.min(...answers.map(({ confidence }) => confidence));
  return read
    .filter(({ split, answers }) => areTwo(split, answers, whole))
    .sort((a, b) => certainty(b.answers) - certainty(a.answers))[0]?.answers;
}

/** A document whose title and keywords match this much of a question answers all of it. */
const minWhole = 0.9;

/** Whether two parts of a question are two wishes, and not one that has two words. */
function areTwo(
  { independent, joint }: Wishes,
  answers: readonly WishAnswer[],
  { wish, evidence }: Single,
): boolean {
  const [first, second] = answers;
  if (first === undefined || second === undefined || isSame(first, second)) return false;
  if (independent) {
    const tiers = answers.map(({ tier }) => tier);
    return tiers.includes('answer') && !tiers.includes('none');
  }
  if (evidence?.ranked.some(isCalled(joint))) return false;
  const isWhole =
    wish.tier === 'answer' && (evidence?.ranked[0]?.named ?? 0) >= minWhole && !hasPeople(answers);
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

const hasPeople = (answers: readonly WishAnswer[]) =>
  answers.some(({ people }) => people.length > 0);

/** Whether two answers lead to the same page or the same people. */
function isSame(one: WishAnswer, other: WishAnswer): boolean {
  const leadsTo = ({ pages, documents, people }: WishAnswer) =>
    pages[0]?.url ?? documents[0]?.url ?? people[0]?.organ;
  return leadsTo(one) === leadsTo(other);
}
