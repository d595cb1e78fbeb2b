import type { CanaryVersion, RegistryEntry } from 'shared/registry';
import { compareWithLive, type Health } from '../release/canaryDecision.ts';
import { unseen } from '../release/health.ts';

/** Which version the watcher rolls back, and why. */
export interface Rollback {
  /** Whether the canary is aborted, or the previous version becomes live again. */
  action: 'abort' | 'rollback';
  /** The version that fails. */
  version: string;
  failed: Health;
  /** The version that visitors get instead. */
  instead: string;
  comparedWith: Health;
}

type Healths = ReadonlyMap<string, Health>;

/** Later failures come from elsewhere, such as the data, and the version before would have them too. */
const trialDays = 7;

/**
 * Whether a canary fails more often than the live version.
 *
 * @param health What pages saw since it began.
 */
export function judgeCanary(
  { version }: RegistryEntry,
  canary: CanaryVersion,
  health: Healths,
): Rollback | undefined {
  const failed = health.get(canary.version) ?? unseen;
  const comparedWith = health.get(version) ?? unseen;
  if (compareWithLive(comparedWith, failed) !== 'worse') return undefined;
  return { action: 'abort', version: canary.version, failed, instead: version, comparedWith };
}

/**
 * Whether the live version fails more often than the one before. They are not online at the same time, so that an
 * outage of the network or the backend would speak against the newer one: only failures that are a version's own
 * fault count.
 *
 * @param health What pages saw since before either was published.
 */
export function judgeLive(
  { version, publishedAt, previous }: RegistryEntry,
  health: Healths,
  now = new Date(),
): Rollback | undefined {
  const age = now.getTime() - Date.parse(publishedAt);
  if (!previous || !(age < trialDays * 86_400_000)) return undefined;
  const failed = ownFaults(health.get(version) ?? unseen);
  const comparedWith = ownFaults(health.get(previous.version) ?? unseen);
  if (compareWithLive(comparedWith, failed) !== 'worse') return undefined;
  return { action: 'rollback', version, failed, instead: previous.version, comparedWith };
}

function ownFaults(health: Health): Health {
  return { ...health, failed: health.faulty };
}
