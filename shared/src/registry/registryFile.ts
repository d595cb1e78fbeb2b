import { z } from '../zod.ts';
import { canaryVersion, publishedVersion } from './registry.ts';

/** The whole entry of a remote; `docs/registry.schema.json` is made from it. */
export const registryEntry = z.extend(publishedVersion, {
  /** The version that was live before, used when this one cannot be loaded. */
  previous: z.nullish(publishedVersion),
  /** The versions that were live before that, the latest first: where one can still go back to. */
  older: z.optional(z.array(z.string())),
  canary: z.nullish(canaryVersion),
});

/**
 * An entry as a writer finds it. What is wrong with the way back or the trial costs only that; without
 * a usable live version there is none.
 */
export function readWrittenEntry(input: unknown): WrittenEntry | undefined {
  const whole = registryEntry.safeParse(input);
  if (whole.success) return whole.data;
  const live = publishedVersion.safeParse(input);
  if (!live.success) return undefined;
  const { previous, older, canary } = registryEntry.shape;
  const rest = z.object({
    previous: z.catch(previous, null),
    older: z.catch(older, []),
    canary: z.catch(canary, null),
  });
  return { ...live.data, ...rest.parse(input) };
}

/** The registry as it is written: the format's version and one entry per remote. */
export const registryFile = z.object({
  schema: z.literal(1),
  remotes: z.record(z.string(), registryEntry),
});

export type WrittenEntry = z.infer<typeof registryEntry>;
export type RegistryFile = z.infer<typeof registryFile>;
