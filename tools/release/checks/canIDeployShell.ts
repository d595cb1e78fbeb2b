import type { SiteConfig } from 'shared/config';
import type { ShellRecord } from 'shared/registry';
import type { Deployment } from '../../deployment.ts';
import { compatibleWithSections } from '../shell/usableShell.ts';
import type { Finding } from './finding.ts';
import { walkShell } from './walkShell.ts';
import { shellWithinBudget } from './withinBudget.ts';

/** A shell that is not published yet. */
export interface UnpublishedShell {
  deployment: Deployment;
  /** The folder of its files, as `publishShell` writes them. */
  folder: string;
  record: ShellRecord;
  config: SiteConfig;
  /** The routes to open; all of them when absent. */
  routes?: readonly string[] | undefined;
}

/**
 * *Can I deploy?* for the shell. The walk through its pages, which needs a browser, runs only when size and
 * records show no problem.
 */
export async function canIDeployShell(shell: UnpublishedShell): Promise<Finding[]> {
  const findings = [
    shellWithinBudget(shell.folder),
    ...(await compatibleWithSections(shell.deployment, shell.record)),
  ];
  if (findings.some(({ ok }) => !ok)) return findings;
  return [...findings, ...(await walkShell(shell))];
}
