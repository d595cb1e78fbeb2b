import { z } from '../zod.ts';
import { canaryVersion, publishedVersion } from './registry.ts';
import { versionName } from './releasedPath.ts';

/** The whole entry of a remote; `docs/registry.schema.json` is the same as JSON Schema. */
const registryEntrySchema = z.extend(publishedVersion, {
  /** The version that was live before, used when this one cannot be loaded. */
  previous: z.nullish(publishedVersion),
  /** The names of the versions that were live before that, the latest first, for further rollbacks. */
  older: z.optional(z.array(versionName)),
  /** Versions that were good in use, the latest first, for when the previous one does not work either. */
  good: z.optional(z.array(publishedVersion)),
  /** When the live version became live. */
  liveSince: z.optional(z.string()),
  canary: z.nullish(canaryVersion),
});

const { previous, older, good, canary } = registryEntrySchema.shape;
const tolerantEntry = z.extend(registryEntrySchema, {
  previous: z.catch(previous, null),
  older: z.catch(older, []),
  good: z.catch(good, []),
  canary: z.catch(canary, null),
});

/**
 * An entry as a writer finds it. An invalid previous version or canary is dropped; without a valid live
 * version there is no entry.
 */
export function readRegistryEntry(input: unknown): RegistryEntry | undefined {
  return tolerantEntry.safeParse(input).data;
}

/** The registry as it is written: the format's version and one entry per remote. */
export const registryFile = z.object({
  schema: z.literal(1),
  remotes: z.record(z.string(), registryEntrySchema),
});

export type RegistryEntry = z.infer<typeof registryEntrySchema>;
export type RegistryFile = z.infer<typeof registryFile>;
