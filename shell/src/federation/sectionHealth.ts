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

/** How the versions that this page tried have done, each counted once. */
const health = new Map<string, Counts>();

/** Notes that a version of a section was loaded, or that it failed, in this page. */
export function noteHealth(remote: RemoteName, version: string, what: 'loads' | 'failures'): void {
  // What a developer tries on their own computer says nothing of what is published.
  if (overridden().includes(remote)) return;
  const key = `${remote} ${version}`;
  const counts = health.get(key) ?? { remote, version, loads: 0, failures: 0 };
  health.set(key, { ...counts, [what]: 1 });
}

/**
 * When the page is left, tells the backend how the sections did of which a version is being tried:
 * counts only, from which nobody can be recognised. Whoever released the candidate compares them
 * before everyone gets it. A page on which nothing is tried tells nothing, not even failures: beside
 * successes that nobody counted they would speak against the live version.
 */
export function reportHealth(): void {
  document.addEventListener('visibilitychange', () => {
    // Without a registry nothing is tried, and that it does not come is said elsewhere.
    if (document.visibilityState === 'hidden') send().catch(() => undefined);
  });
}

async function send(): Promise<void> {
  if (health.size === 0) return;
  const { remotes } = await currentRegistry();
  const telling = [...health.values()].filter(({ remote }) => remotes.get(remote)?.candidate);
  if (telling.length === 0) return;
  health.clear();
  // As text: browsers then send it without asking the backend first.
  const address = `${siteConfig().supabase.url}/functions/v1/section-health`;
  navigator.sendBeacon(address, JSON.stringify(telling));
}
