import type { SiteConfig } from 'shared/config';
import type { RemoteName } from 'shared/contract';
import type { RegistryEntry } from 'shared/registry';
import { z } from 'shared/zod';

/** How often visitors loaded a version, and how often it failed. */
export interface Health {
  loads: number;
  failures: number;
}

/** Fewer visits are too few for a comparison. */
export const minimumVisits = 50;

/** How many more failures per hundred visits than the live version a canary may have. */
const tolerance = 1;

const counts = z.array(z.object({ version: z.string(), loads: z.number(), failures: z.number() }));

/** The counts of a section's versions since a day. */
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
    counts.parse(await response.json()).map(({ version, ...health }) => [version, health]),
  );
}

type Verdict = 'better-or-equal' | 'worse' | 'too-few';

/** Compares the canary with the live version by the counts of visitors' pages. */
export function compareHealth(entry: RegistryEntry, health: ReadonlyMap<string, Health>): Verdict {
  const canary = health.get(entry.canary?.version ?? '') ?? { loads: 0, failures: 0 };
  const live = health.get(entry.version) ?? { loads: 0, failures: 0 };
  if (visits(canary) < minimumVisits) return 'too-few';
  return failuresPerHundred(canary) > failuresPerHundred(live) + tolerance
    ? 'worse'
    : 'better-or-equal';
}

/** A version that fails before it loads has failures without loads. */
function visits({ loads, failures }: Health): number {
  return Math.max(loads, failures);
}

function failuresPerHundred(health: Health): number {
  return visits(health) === 0 ? 0 : (100 * health.failures) / visits(health);
}
