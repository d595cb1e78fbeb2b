import type { ReleaseRecord, ShellRecord } from 'shared/registry';
import { compatibleWithShell } from './compatibleWithShell.ts';
import type { Finding } from './finding.ts';
import type { UnpublishedBuild } from './mockSite.ts';
import { smokeTest } from './smokeTest.ts';
import { weigh, withinBudget } from './withinBudget.ts';

/**
 * *Can I deploy?* Checks the built files against the live site. The smoke test, which needs a browser,
 * runs only when the records show no problem.
 *
 * @param shell The record of the live shell.
 */
export async function canIDeploy(
  build: UnpublishedBuild,
  record: ReleaseRecord,
  shell: ShellRecord,
): Promise<Finding[]> {
  const findings = [
    ...compatibleWithShell(record, shell),
    withinBudget(build.remote, weigh(build.dist, record)),
  ];
  if (findings.some(({ ok }) => !ok)) return findings;
  return [...findings, ...(await smokeTest(build, shell))];
}
