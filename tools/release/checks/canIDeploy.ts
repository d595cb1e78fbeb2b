import type { RemoteName } from 'shared/contract';
import type { PublishedVersion, ReleaseRecord, ShellRecord } from 'shared/registry';
import { compatibleWithShell } from './compatibleWithShell.ts';
import type { Finding } from './finding.ts';
import { smokeTest } from './smokeTest.ts';
import { weigh, withinBudget } from './withinBudget.ts';

interface Question {
  remote: RemoteName;
  dist: string;
  record: ReleaseRecord;
  version: PublishedVersion;
  /** What the live shell says of itself. */
  shell: ShellRecord;
  site: string;
}

/**
 * *Can I deploy?* Asks the built files, not their sources, whether the live site would still work
 * with them. The browser is only asked when the records do not already say no.
 */
export async function canIDeploy(question: Question): Promise<Finding[]> {
  const { remote, dist, record, shell } = question;
  const findings = [
    ...compatibleWithShell(record, shell),
    withinBudget(remote, weigh(dist, record)),
  ];
  if (findings.some(({ ok }) => !ok)) return findings;
  return [...findings, ...(await smokeTest(question))];
}

/** The answers as lines that people read. */
export function asTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ question }) => question.length));
  return findings
    .map(
      ({ question, ok, detail }) => `  ${ok ? 'yes' : 'NO '}  ${question.padEnd(width)}  ${detail}`,
    )
    .join('\n');
}
