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
const nearTheBest = 0.35;
/** Of the score of an answer of the FAQ. */
const besideAnAnswer = 0.12;

/**
 * What answers the question, the best first; empty when nothing does.
 * @param forEvents whether any event is an answer, and nothing before it.
 */
export function relevant({ found, known }: Content, forEvents: boolean): Finding[] {
  const events = forEvents ? found.filter(({ source }) => source === 'events') : [];
  if (events.length > 0) return events.sort((one, other) => startOf(one) - startOf(other));
  const best = found[0];
  if (best === undefined || known < enoughKnown || !hasEnough(best)) return [];
  // A question of the FAQ asked word for word would leave no document beside it.
  const document = found.find(({ source }) => source !== 'faq') ?? best;
  const least = Math.max(document.score * nearTheBest, best.score * besideAnAnswer);
  return found.filter(({ score }) => score >= least);
}

const startOf = ({ details }: Finding) => Date.parse(details.start ?? '');

function hasEnough({ covered, strength }: Finding): boolean {
  return enough.some((least) => covered >= least.covered && strength >= least.strength);
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
