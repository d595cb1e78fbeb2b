import type { Content, Finding } from './searchContent.ts';

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
/** Of the best document's score; what is below is about something else. */
const nearTheBest = 0.5;
/** Of the score of an answer of the FAQ. */
const besideAnAnswer = 0.12;
/** An event answers "when is…": to other questions it is an aside. */
const unaskedEvent = 0.6;

/**
 * What answers the question, the best first; empty when nothing does.
 * @param forEvents whether an event may be what is asked for.
 */
export function relevant({ found, known }: Content, forEvents: boolean): Finding[] {
  const ranked = forEvents ? found : withEventsBehind(found);
  const [best] = ranked;
  if (best === undefined || known < enoughKnown || !ranked.some(hasEnough)) return [];
  // A question of the FAQ asked word for word would leave no document beside it.
  const document = ranked.find(({ source }) => source !== 'faq') ?? best;
  const least = Math.max(document.score * nearTheBest, best.score * besideAnAnswer);
  const near = ranked.filter(({ score }) => score >= least);
  const answer = answeredBy(near);
  const main = answer ?? near.find(({ source }) => source !== 'faq') ?? best;
  // Where the answer says to read on is about it, however much better another guide matches its words.
  const all =
    answer === undefined
      ? near
      : ranked.filter(({ score }) => score >= best.score * besideAnAnswer);
  return all.filter((finding) => finding === main || standsBeside(main, finding, all));
}

function withEventsBehind(found: readonly Finding[]): Finding[] {
  return found
    .map((finding) =>
      finding.source === 'events' ? { ...finding, score: finding.score * unaskedEvent } : finding,
    )
    .sort((one, other) => other.score - one.score);
}

function hasEnough({ covered, strength }: Finding): boolean {
  return enough.some((least) => covered >= least.covered && strength >= least.strength);
}

const isHandout = ({ source }: Finding) => source === 'handouts' || source === 'clmg_handouts';
/** Of what the question asks for; a document that names less of it was found by a word on a page. */
const namesIt = 0.6;
/** A handout says all of the question in its name to stand beside what is not about a course. */
const namesAll = 0.9;
/** Of the score of an answer of the FAQ: what else is about the same. */
const besideTheAnswer = 0.5;

/**
 * Whether a document is about the same as the main one. Handouts are about a course, all else about life
 * at university: "quando si pagano le rate" is not answered by the instalments of financial mathematics.
 */
function standsBeside(main: Finding, other: Finding, all: readonly Finding[]): boolean {
  if (isHandout(main)) {
    if (isHandout(other))
      return other.tag === main.tag || other.named >= Math.max(namesIt, main.named);
    return other.named >= namesIt;
  }
  if (isHandout(other)) return other.named >= namesAll && other.named > main.named;
  if (main.source !== 'faq') return other.named > 0 || other.covered >= main.covered;
  if (isOfThePage(main, other)) return true;
  const pageHasGuides = all.some((each) => isOfThePage(main, each));
  return (
    (other.source !== 'guides' || !pageHasGuides) && other.score >= besideTheAnswer * main.score
  );
}

/** Whether a guide is on the page that an answer of the FAQ points to; both exchanges are one matter. */
function isOfThePage(answer: Finding, { source, details }: Finding): boolean {
  const page = /^\/guide\/([^/?#_]+)/.exec(answer.url ?? '')?.[1];
  return source === 'guides' && page !== undefined && details.category?.split('_')[0] === page;
}

/** An answer of the association's own is told instead of a document when it is nearly as good… */
const nearlyAsGood = 0.75;
/** …and about all of the question: who is anxious about exams asks for no electives. */
const aboutIt = { covered: 0.6, ofTheBest: 0.8 };

/** The question of the FAQ that is the student's, if one is. */
export function answeredBy(findings: readonly Finding[]): Finding | undefined {
  const most = Math.max(0, ...findings.slice(0, mostDocuments).map(({ covered }) => covered));
  return findings.find(
    ({ source, score, covered }) =>
      source === 'faq' &&
      score >= nearlyAsGood * (findings[0]?.score ?? 0) &&
      covered >= Math.max(aboutIt.covered, aboutIt.ofTheBest * most),
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
