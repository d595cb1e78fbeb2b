import type { ArtefactName } from 'shared/contract';
import { queryOptions, supabase } from 'shared/runtime';
import { z } from 'shared/zod';

/** How far back the page looks. */
const shownDays = 30;

const healthReport = z.object({
  days: z.array(
    z.object({ day: z.string(), version: z.string(), views: z.number(), failed: z.number() }),
  ),
  failures: z.array(z.object({ version: z.string(), failure: z.string(), pages: z.number() })),
  errors: z.array(
    z.object({
      version: z.string(),
      fingerprint: z.string(),
      failure: z.string(),
      summary: z.string(),
      networks: z.number(),
      lastDay: z.string(),
    }),
  ),
  vitals: z.array(
    z.object({
      version: z.string(),
      route: z.string(),
      metric: z.enum(['LCP', 'INP', 'CLS']),
      upTo: z.number(),
      pages: z.number(),
    }),
  ),
});

export type HealthReport = z.infer<typeof healthReport>;

/** What pages reported of an artefact's versions in the last thirty days. */
export const healthOf = (name: ArtefactName) =>
  queryOptions({
    queryKey: ['shell', 'health', name],
    queryFn: async ({ signal }) => {
      const since = new Date(Date.now() - shownDays * 86_400_000).toISOString().slice(0, 10);
      const client = await supabase();
      const { data } = await client
        .rpc('health_report', { section: name, since }, { get: true })
        .abortSignal(signal)
        .throwOnError();
      return healthReport.parse(data[0]?.report);
    },
    // Counts grow while a team looks at them.
    staleTime: 0,
  });
