import type { RemoteName } from 'shared/contract';
import { aborted } from '../registry/entryTransitions.ts';
import { readRegistry } from '../registry/updateRegistry.ts';
import type { Deployment } from '../release/deployment.ts';
import { readHealth } from '../release/health.ts';
import { rollBack } from '../release/rollback.ts';
import { changeSection, readSection } from '../release/sectionEntry.ts';
import { judgeCanary, judgeLive, type Withdrawal } from './judge.ts';

/** How far back versions are compared: as far as the backend keeps its counts. */
const comparedDays = 60;

/** What was done, and why, for a section's team. */
export interface Alarm {
  remote: RemoteName;
  /** In one sentence. */
  text: string;
}

interface WatchOptions {
  deployment: Deployment;
  log: (line: string) => void;
  /** Tells a section's team. */
  tell: (alarm: Alarm) => Promise<void>;
}

/** Looks at every section once, and withdraws the versions that fail more often than what they replaced. */
export async function watchHealth({ deployment, log, tell }: WatchOptions): Promise<Alarm[]> {
  const { registry } = deployment;
  const alarms: Alarm[] = [];
  for (const remote of (await readRegistry(registry)).remotes.keys()) {
    try {
      const text = await watchSection(deployment, remote);
      if (!text) continue;
      log(`${remote}: ${text}`);
      alarms.push({ remote, text });
      await tell({ remote, text });
    } catch (error) {
      // The other sections are watched all the same, and this one again at the next look.
      log(`${remote}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return alarms;
}

async function watchSection(
  deployment: Deployment,
  remote: RemoteName,
): Promise<string | undefined> {
  const entry = await readSection(deployment, remote);
  const config = deployment.readConfig();
  const healthSince = (since: string) => readHealth(config, remote, since);
  const { canary } = entry;
  const withdrawal =
    (canary &&
      judgeCanary(entry, canary, await healthSince(canary.startedAt ?? canary.publishedAt))) ??
    judgeLive(entry, await healthSince(daysAgo(comparedDays)));
  if (!withdrawal) return undefined;
  return (await withdraw(deployment, remote, withdrawal)) ? describe(withdrawal) : undefined;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

/** @returns whether the version was still there: its team may have been faster. */
async function withdraw(
  deployment: Deployment,
  remote: RemoteName,
  { action, version }: Withdrawal,
): Promise<boolean> {
  if (action === 'rollback') {
    if ((await readSection(deployment, remote)).version !== version) return false;
    await rollBack(deployment, remote);
    return true;
  }
  let isThere = false;
  await changeSection(deployment, remote, (current) => {
    isThere = current.canary?.version === version;
    return isThere ? aborted(current) : current;
  });
  return isThere;
}

function describe({ action, version, failed, instead, comparedWith }: Withdrawal): string {
  const done = action === 'abort' ? 'its canary has ended' : `${instead} is live again`;
  const counts = ({ failed: pages, views }: typeof failed) => `${pages} of ${views} pages`;
  return `${version} failed in ${counts(failed)}, ${instead} in ${counts(comparedWith)}: ${done}.`;
}
