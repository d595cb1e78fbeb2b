import type { SiteConfig } from 'shared/config';
import type { RemoteName } from 'shared/contract';
import type { WrittenEntry } from 'shared/registry';
import { z } from 'shared/zod';

/** How often a version was loaded by visitors, and how often it failed. */
export interface Health {
  loads: number;
  failures: number;
}

/** Below this many visits, a comparison says nothing. */
export const enoughVisits = 50;

/** How much more often than the live version, in failures of a hundred visits, a candidate may fail. */
const tolerance = 1;

const answer = z.array(z.object({ version: z.string(), loads: z.number(), failures: z.number() }));

/** How the versions of a section have done since the candidate is being tried. */
export async function readHealth(
  { supabase: { url, publishableKey } }: SiteConfig,
  remote: RemoteName,
  since: string,
): Promise<ReadonlyMap<string, Health>> {
  const response = await fetch(`${url}/rest/v1/rpc/section_health`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ section: remote, since: since.slice(0, 10) }),
  });
  if (!response.ok) throw new Error(`The counts of ${remote} did not come: ${response.status}.`);
  return new Map(
    answer.parse(await response.json()).map(({ version, ...health }) => [version, health]),
  );
}

/** What the counts say of a candidate. */
export type Verdict = 'better-or-equal' | 'worse' | 'too-few';

/** Compares a candidate with what is live, by what visitors' pages counted. */
export function compareHealth(entry: WrittenEntry, health: ReadonlyMap<string, Health>): Verdict {
  const candidate = health.get(entry.candidate?.version ?? '') ?? { loads: 0, failures: 0 };
  const live = health.get(entry.version) ?? { loads: 0, failures: 0 };
  if (visits(candidate) < enoughVisits) return 'too-few';
  return rate(candidate) > rate(live) + tolerance ? 'worse' : 'better-or-equal';
}

/** A page in which a version failed did not always load it. */
function visits({ loads, failures }: Health): number {
  return Math.max(loads, failures);
}

/** Failures of a hundred visits. */
function rate(health: Health): number {
  return visits(health) === 0 ? 0 : (100 * health.failures) / visits(health);
}
