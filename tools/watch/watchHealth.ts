import type { ArtefactName } from 'shared/contract';
import type { RegistryEntry } from 'shared/registry';
import type { Deployment } from '../deployment.ts';
import { readRegistry } from '../registry/composeRegistry.ts';
import { readEntry } from '../registry/entries.ts';
import type { Artefact } from '../release/artefact.ts';
import { artefactIn } from '../release/artefactIn.ts';
import { type Comparison, compareVersions, describeHealth } from '../release/canaryDecision.ts';
import { abort, rollBack } from '../release/changeLive.ts';
import { readHealth } from '../release/health.ts';

const dayMs = 86_400_000;

/** How far back a live version and the one before are compared: as far as the backend keeps its counts. */
const comparedDays = 60;

/** Later failures come from elsewhere, such as the data, and the version before would have them too. */
const trialDays = 7;

/** What was done, and why, for the team of a section or of the shell. */
export interface Alarm {
  artefact: ArtefactName;
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
  const { remotes } = await readRegistry(deployment.registry);
  const alarms: Alarm[] = [];
  for (const artefact of [...remotes.keys(), 'shell'] as const) {
    // A team's deployment file cannot change the shell.
    if (artefact === 'shell' && deployment.registryIsReadOnly) continue;
    try {
      const text = await watch(artefactIn(deployment, artefact));
      if (!text) continue;
      log(`${artefact}: ${text}`);
      alarms.push({ artefact, text });
      await tell({ artefact, text });
    } catch (error) {
      // The others are still watched, and this one again at the next check.
      log(`${artefact}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return alarms;
}

/** @returns what was done; undefined when the versions are good, or the team was faster. */
async function watch(artefact: Artefact): Promise<string | undefined> {
  const entry = await readEntry(artefact);
  const config = artefact.deployment.readConfig();
  const healthSince = (since: string) => readHealth(config, artefact.name, since);
  const options = { log: () => {} };

  const { canary, previous } = entry;
  if (canary) {
    const health = await healthSince(canary.startedAt ?? canary.publishedAt);
    const comparison = compareVersions(canary.version, entry.version, health, true);
    if (comparison.verdict === 'worse') {
      if ((await readEntry(artefact)).canary?.version !== canary.version) return undefined;
      const after = await abort(artefact, options, canary.version);
      return after.canary ? undefined : `${describe(comparison)}: its canary has ended.`;
    }
  }

  if (!previous || !isOnTrial(entry)) return undefined;
  const health = await healthSince(new Date(Date.now() - comparedDays * dayMs).toISOString());
  const comparison = compareVersions(entry.version, previous.version, health, false);
  if (comparison.verdict !== 'worse') return undefined;
  if ((await readEntry(artefact)).version !== entry.version) return undefined;
  const after = await rollBack(artefact, options, entry.version);
  if (after.version !== previous.version) return undefined;
  return `${describe(comparison)}: ${previous.version} is live again.`;
}

function isOnTrial({ publishedAt }: RegistryEntry): boolean {
  return Date.now() - Date.parse(publishedAt) < trialDays * dayMs;
}

function describe({ version, health, instead, healthOfOther }: Comparison): string {
  return `${version} failed in ${describeHealth(health)}, ${instead} in ${describeHealth(healthOfOther)}`;
}
