import { z } from 'zod';
import { knownValues } from '../_shared/knownValues.gen.ts';

const { failureClasses } = knownValues;

/** What the network may be to blame for: it says nothing about the version. */
const networkFailures: readonly string[] = ['unreachable', 'timed-out'];

/** The bounds of the histograms; a value beyond the last is counted at the last. */
const bounds = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000, 60_000],
  INP: [50, 100, 150, 200, 300, 500, 1000, 2000, 60_000],
  CLS: [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 10],
} as const;

const failure = z.enum(failureClasses);

const vital = z
  .object({
    metric: z.enum(['LCP', 'INP', 'CLS']),
    /** A pattern, such as `/dispense/primo-anno/:courseName`: never an address. */
    route: z.string().regex(/^[a-zA-Z/:*-]{1,80}$/),
    value: z.number().min(0),
  })
  .refine(({ metric, value }) => value <= (bounds[metric].at(-1) ?? 0));

/** The page has reduced it; numbers, addresses and quotations show that it has not. */
const summary = z.string().regex(/^[^\p{N}@"'`“”‘’«»\0\p{Surrogate}]{1,300}$/u);

const artefact = z
  .object({
    name: z.string().regex(/^[a-z][a-z-]{0,39}$/),
    version: z.string().regex(/^[0-9A-Za-z.+-]{1,60}$/),
    failures: z.array(failure).max(failureClasses.length).refine(areDifferent),
    errors: z.array(z.object({ failure, summary })).max(3),
    vitals: z.array(vital).max(9),
  })
  .refine(({ failures, errors }) => errors.every((error) => failures.includes(error.failure)))
  .refine(({ vitals }) => areDifferent(vitals.map(({ metric, route }) => `${metric} ${route}`)));

/**
 * What one page saw: each version that it tried, once. A version's views are therefore never fewer than its
 * failures.
 */
const beacon = z.object({
  token: z.string().max(100),
  artefacts: z
    .array(artefact)
    .min(1)
    .max(20)
    .refine((all) => areDifferent(all.map(({ name, version }) => `${name} ${version}`))),
});

type Artefact = z.infer<typeof artefact>;

/** @returns undefined when the text is no beacon that a page could have sent. */
export function parseBeacon(text: string): z.infer<typeof beacon> | undefined {
  try {
    return beacon.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whether the version itself failed, rather than the network. */
export function isFaulty({ failures }: Artefact): boolean {
  return failures.some((name) => !networkFailures.includes(name));
}

/** The bound of the histogram up to which a value is counted. */
export function upTo({ metric, value }: Artefact['vitals'][number]): number {
  return bounds[metric].find((bound) => value <= bound) ?? 0;
}

function areDifferent(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
