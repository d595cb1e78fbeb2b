import type { Content, Finding } from './searchContent.ts';

const mostDocuments = 5;
/** Less of the question than this, and a finding shares a word with it by chance. */
const coveredEnough = 0.5;
/** Of the best score; what is below is about something else. */
const nearTheBest = 0.3;

/** What answers the question, the best first; empty when nothing does. */
export function relevant({ found }: Content): Finding[] {
  const best = found[0];
  if (best === undefined || best.covered < coveredEnough) return [];
  return found.filter(({ score }) => score >= best.score * nearTheBest);
}

/** Those that open, each once and at most five. */
export function documentsOf(findings: readonly Finding[]): (Finding & { url: string })[] {
  const seen = new Set<string>();
  return findings
    .filter((finding): finding is Finding & { url: string } => {
      if (finding.url === null || seen.has(finding.url)) return false;
      seen.add(finding.url);
      return true;
    })
    .slice(0, mostDocuments);
}
