import type { SiteConfig } from 'shared/config';
import { z } from 'shared/zod';
import type { Health } from './canaryDecision.ts';

const counts = z.array(
  z.object({
    version: z.string(),
    views: z.number(),
    failed: z.number(),
    faulty: z.number(),
    failing_networks: z.number(),
  }),
);

/** What pages saw of the versions of a section, or of the shell, since a day. */
export async function readHealth(
  { supabase: { url, publishableKey } }: SiteConfig,
  name: string,
  since: string,
): Promise<ReadonlyMap<string, Health>> {
  const response = await fetch(`${url}/rest/v1/rpc/section_health`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ section: name, since: since.slice(0, 10) }),
  });
  if (!response.ok) throw new Error(`The counts of ${name} did not come: ${response.status}.`);
  return new Map(
    counts
      .parse(await response.json())
      .map(({ version, failing_networks: failingNetworks, ...health }) => [
        version,
        { ...health, failingNetworks },
      ]),
  );
}
