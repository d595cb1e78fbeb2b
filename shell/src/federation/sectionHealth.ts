import type { RemoteName } from 'shared/contract';
import { siteConfig } from 'shared/runtime';
import { overridden } from './overrides.ts';
import { currentRegistry } from './registry.ts';

interface Counts {
  remote: RemoteName;
  version: string;
  loads: number;
  failures: number;
}

/** What happened to the versions that this page tried and is not sent yet. */
const health = new Map<string, Counts>();

/** At most one load and one failure of each version, however often the page is hidden and shown again. */
const counted = new Set<string>();

/** Notes that a version of a section loaded or failed in this page. */
export function noteHealth(remote: RemoteName, version: string, event: 'loads' | 'failures'): void {
  // A developer's own build says nothing about published versions.
  if (overridden().includes(remote)) return;
  const key = `${remote} ${version}`;
  if (counted.has(`${key} ${event}`)) return;
  counted.add(`${key} ${event}`);
  const counts = health.get(key) ?? { remote, version, loads: 0, failures: 0 };
  health.set(key, { ...counts, [event]: 1 });
}

/**
 * Sends the counts of sections with a canary to the backend when the page is left: anonymous numbers, which
 * the section's team compares before it promotes the canary. Pages without a canary send nothing, not even
 * failures: those would count against the live version, whose successes are not counted.
 */
export function reportHealth(): void {
  document.addEventListener('visibilitychange', () => {
    // Without a registry there is no canary, and the failed read has been reported.
    if (document.visibilityState === 'hidden') send().catch(() => undefined);
  });
}

async function send(): Promise<void> {
  if (health.size === 0) return;
  const { remotes } = await currentRegistry();
  const reports = [...health.values()].filter(({ remote }) => remotes.get(remote)?.canary);
  if (reports.length === 0) return;
  health.clear();
  // A string body makes a simple request, which needs no preflight.
  const url = `${siteConfig().supabase.url}/functions/v1/section-health`;
  navigator.sendBeacon(url, JSON.stringify(reports));
}
