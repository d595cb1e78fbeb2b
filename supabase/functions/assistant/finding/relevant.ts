import { wordsOf } from '../understanding/fold.ts';
import { isAside } from '../understanding/ideas.ts';
import type { Content, Finding, MeantIdea } from './searchContent.ts';

const mostDocuments = 5;
/**
 * What shares less with the question has a word of it by chance: most of it somewhere on a page, or half of
 * it where it counts.
 */
const enough = [
  { covered: 0.7, strength: 0.15 },
  { covered: 0.5, strength: 0.27 },
];
/** With less, the question is about something else, whatever stands in a file. */
const enoughKnown = 0.33;
/** An event answers "when is…": to other questions it is an aside. */
const unaskedEvent = 0.6;
/** Who asks when wants the answer that begins so. */
const askedWhen = 1.4;
/** Who names a calculator wants one. */
const askedCalculator = 2;

/** "Che cos'è il teorema di Bayes": a handout that has all of it explains it, whatever it is called. */
const explains = { covered: 0.9, strength: 0.2 };

/** What of the asking matters here: whether an event, or a page that explains something, may answer it. */
export type AskedFor = {
  readonly events: boolean;
  readonly what: boolean;
  readonly calculators: boolean;
  /** A date: of two answers, the one that says when. */
  readonly when: boolean;
};

/** What answers the question, the best first; empty when nothing does. */
export function relevant({ found, known, ideas }: Content, asked: AskedFor): Finding[] {
  const ranked = rankedByName(found.filter(isNamedIn(ideas)), asked);
  const isExplained =
    asked.what &&
    ranked.some(
      (each) =>
        isHandout(each) && each.covered >= explains.covered && each.strength >= explains.strength,
    );
  if ((known < enoughKnown && !isExplained) || !ranked.some(hasEnough)) return [];
  const main = answeredBy(ranked) ?? mainDocument(ranked);
  if (main === undefined) return [];
  const others = ranked.filter(
    (finding) => finding !== main && standsBeside(main, finding, ranked),
  );
  return [main, ...others];
}

/** What has the words in its name is about them; what has them on a page mentions them. */
function rankedByName(
  found: readonly Finding[],
  { events, calculators, when }: AskedFor,
): Finding[] {
  const weights: Partial<Record<Finding['source'], number>> = {
    events: events ? 1 : unaskedEvent,
    calculators: calculators ? askedCalculator : 1,
  };
  return found
    .map((finding) => {
      const saysWhen = when && finding.source === 'faq' && /^(quando|entro)\b/i.test(finding.title);
      const weight = (weights[finding.source] ?? 1) * (saysWhen ? askedWhen : 1);
      return { ...finding, score: finding.score * weight * (0.55 + 0.45 * finding.named) };
    })
    .sort((one, other) => other.score - one.score);
}

function hasEnough({ covered, strength }: Finding): boolean {
  return enough.some((least) => covered >= least.covered && strength >= least.strength);
}

/** Notes of a course, and no answer to what life at university asks. */
export const isHandout = ({ source }: Finding) =>
  source === 'handouts' || source === 'clmg_handouts';

/** In the titles of handouts of many courses: who asks for "analisi" wants a course of that name. */
const ofAnyCourse = /^(analisi|introduzione|metodi|casi|teoria|esercizi|domande|completi|svolti)$/;
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2));

/** A handout whose title has no word of the question's subject needs most of the question on a page. */
function isNamedIn(ideas: readonly MeantIdea[]): (finding: Finding) => boolean {
  const named = ideas.map(({ words }) => words.flatMap(wordsOf));
  const isOfAny = (words: string[]) => words.some((word) => ofAnyCourse.test(word));
  const subject = named.filter((words) => !words.some(isAside) && !isOfAny(words));
  const isOnlyOfAny = subject.length === 0 && named.some(isOfAny);
  const stems = new Set(subject.flat().map(stem));
  return (finding) =>
    !isHandout(finding) ||
    wordsOf(finding.title).some((word) => stems.has(stem(word))) ||
    (!isOnlyOfAny && finding.covered >= coveredUnnamed);
}
const coveredUnnamed = 0.7;

/** Of what the question asks for: a document with less in its name was found by a word on a page. */
const namesSome = 0.34;
const namesMost = 0.6;
const namesAll = 0.9;

/** Of the main document's score: what is of the same course or category may be further behind. */
const nearTheMain = { ofTheSame: 0.25, ofAnother: 0.5 };

/** The best, unless it is a handout with the words on a page only, and something else is nearly as good. */
function mainDocument(ranked: readonly Finding[]): Finding | undefined {
  // A guide whose own name and summary have nothing of the question needs most of it on a page.
  const documents = ranked.filter(
    ({ source, named, covered }) =>
      source !== 'faq' && (source !== 'guides' || named > 0 || covered >= coveredUnnamed),
  );
  const best = documents.find((each) => hasEnough(each) || each.named >= namesSome) ?? documents[0];
  if (best === undefined || !isHandout(best) || best.named >= namesSome) return best;
  const guide = documents.find(
    (other) =>
      !isHandout(other) &&
      other.named >= namesSome &&
      other.score >= nearTheMain.ofAnother * best.score,
  );
  return guide ?? best;
}

/** A question of the FAQ asked word for word would leave no guide beside it. */
const besideAnAnswer = 0.05;
/** Of what the main one has of the question. */
const coversAlike = 0.8;

/**
 * Whether a document is about the same as the main one. Handouts are about a course, all else about life
 * at university: "quando si pagano le rate" is not answered by the instalments of financial mathematics.
 */
function standsBeside(main: Finding, other: Finding, all: readonly Finding[]): boolean {
  const nearness = other.score / main.score;
  if (isHandout(main)) {
    if (!isHandout(other)) return other.named >= namesMost && nearness >= nearTheMain.ofAnother;
    const named = other.tag === main.tag ? main.named : Math.max(namesMost, main.named);
    return other.named >= named && nearness >= nearTheMain.ofTheSame;
  }
  if (isHandout(other)) return other.named >= namesAll && other.named > main.named;
  if (main.source === 'faq') {
    if (isOfThePage(main, other)) return nearness >= besideAnAnswer;
    if (other.source === 'guides' && all.some((each) => isOfThePage(main, each))) return false;
  } else if (categoryOf(main) !== undefined && categoryOf(main) === categoryOf(other)) {
    return nearness >= nearTheMain.ofTheSame;
  }
  return (
    nearness >= nearTheMain.ofAnother &&
    other.covered >= coversAlike * main.covered &&
    (other.named > 0 || main.named < namesSome)
  );
}

/** Of a guide; both exchanges are one matter. */
const categoryOf = ({ details }: Finding) => details.category?.split('_')[0];

/** Whether a guide is on the page that an answer of the FAQ points to. */
function isOfThePage(answer: Finding, guide: Finding): boolean {
  const page = /^\/guide\/([^/?#_]+)/.exec(answer.url ?? '')?.[1];
  return page !== undefined && categoryOf(guide) === page;
}

/** An answer of the association's own is told instead of a document when it is nearly as good… */
const nearlyAsGood = 0.75;
/** …and about all of the question: who is anxious about exams asks for no electives. */
const aboutIt = { named: 0.6, ofTheBest: 0.8 };

/** The question of the FAQ that is the student's, if one is. */
export function answeredBy(findings: readonly Finding[]): Finding | undefined {
  const most = Math.max(0, ...findings.slice(0, mostDocuments).map(({ named }) => named));
  return findings.find(
    ({ source, score, named }) =>
      source === 'faq' &&
      score >= nearlyAsGood * Math.max(...findings.map((each) => each.score)) &&
      named >= Math.max(aboutIt.named, aboutIt.ofTheBest * most),
  );
}

/** Those that open, each once and at most five; of the FAQ, what the answer points to. */
export function documentsOf(findings: readonly Finding[]): (Finding & { url: string })[] {
  const answered = answeredBy(findings);
  const seen = new Set<string>();
  return findings
    .filter((finding): finding is Finding & { url: string } => {
      if (finding.source === 'faq' && finding !== answered) return false;
      if (finding.url === null || seen.has(finding.url)) return false;
      seen.add(finding.url);
      return true;
    })
    .slice(0, mostDocuments);
}
