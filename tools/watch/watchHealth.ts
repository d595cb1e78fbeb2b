import type { Artefact } from '../build/build.ts';
import type { Deployment } from '../deployment.ts';
import { aborted } from '../registry/entryTransitions.ts';
import { readHealth } from '../release/health.ts';
import { judgeCanary, judgeLive, type Rollback } from './judge.ts';
import { type Watched, watchedIn } from './watched.ts';

/** How far back versions are compared: as far as the backend keeps its counts. */
const comparedDays = 60;

/** What was done, and why, for the team of a section or of the shell. */
export interface Alarm {
  artefact: Artefact;
  /** In one sentence. */
  text: string;
}

interface WatchOptions {
  deployment: Deployment;
  log: (line: string) => void;
  /** Tells the team. */
  tell: (alarm: Alarm) => Promise<void>;
}

/** Checks the shell and every section once, and rolls back versions that fail more often than what they replaced. */
export async function watchHealth({ deployment, log, tell }: WatchOptions): Promise<Alarm[]> {
  const alarms: Alarm[] = [];
  for (const watched of await watchedIn(deployment)) {
    const { name: artefact } = watched;
    try {
      const text = await watch(deployment, watched);
      if (!text) continue;
      log(`${artefact}: ${text}`);
      alarms.push({ artefact, text });
      await tell({ artefact, text });
    } catch (error) {
      // The others are watched all the same, and this one again at the next check.
      log(`${artefact}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return alarms;
}

async function watch(deployment: Deployment, watched: Watched): Promise<string | undefined> {
  const entry = await watched.read();
  const config = deployment.readConfig();
  const healthSince = (since: string) => readHealth(config, watched.name, since);
  const { canary } = entry;
  const decision =
    (canary &&
      judgeCanary(entry, canary, await healthSince(canary.startedAt ?? canary.publishedAt))) ??
    judgeLive(entry, await healthSince(daysAgo(comparedDays)));
  if (!decision) return undefined;
  return (await apply(watched, decision)) ? describe(decision) : undefined;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

/** @returns whether the version was still there: its team may have been faster. */
async function apply(watched: Watched, { action, version }: Rollback): Promise<boolean> {
  if (action === 'rollback') {
    const before = await watched.read();
    if (before.version !== version) return false;
    const after = await watched.rollBack(version);
    return after.version === before.previous?.version;
  }
  let isThere = false;
  await watched.change((now) => {
    isThere = now.canary?.version === version;
    return isThere ? aborted(now) : now;
  });
  return isThere;
}

function describe({ action, version, failed, instead, comparedWith }: Rollback): string {
  const done = action === 'abort' ? 'its canary has ended' : `${instead} is live again`;
  const counts = ({ failed: pages, views }: typeof failed) => `${pages} of ${views} pages`;
  return `${version} failed in ${counts(failed)}, ${instead} in ${counts(comparedWith)}: ${done}.`;
}
