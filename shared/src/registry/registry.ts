import { type RemoteName, remoteNames } from '../contract/remotes.ts';
import { z } from '../zod.ts';

const webAddress = z.url({ protocol: /^https?$/ });

/** One file of a published version: where it is and the hash that it must have. */
const publishedFile = z.object({
  url: webAddress,
  /** Absent in development only, where a file changes with every edit. */
  integrity: z.optional(z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]+=*$/))),
});

const publishedVersion = z.object({
  version: z.string().check(z.minLength(1)),
  /** The remote entry: the script that the page runs to know this version. */
  entry: publishedFile,
  /** Per exposed module, the scripts and styles that it needs first, to be fetched in parallel. */
  preload: z.record(z.string(), z.array(publishedFile)),
  /** The contract that this version was built for, see `contractVersion`. */
  contract: z.number(),
  commit: z.string(),
  publishedAt: z.string(),
});

const withPrevious = z.object({ previous: z.nullish(publishedVersion) });

export type PublishedFile = z.infer<typeof publishedFile>;
export type PublishedVersion = z.infer<typeof publishedVersion>;
export type RegistryEntry = PublishedVersion & {
  /** The version that was live before, used when this one cannot be loaded. */
  previous: PublishedVersion | null;
};

/** Which immutable version of each remote is live. */
export interface Registry {
  readonly remotes: ReadonlyMap<RemoteName, RegistryEntry>;
  /** One sentence per entry that was refused; that section is lost, the page is not. */
  readonly problems: readonly string[];
}

/** The registry as it is written: the format's version and one entry per remote. */
export interface RegistryFile {
  schema: 1;
  remotes: Partial<Record<RemoteName, RegistryEntry>>;
}

const envelope = z.object({ schema: z.literal(1), remotes: z.record(z.string(), z.unknown()) });

/**
 * Parses a registry that came from outside. A wrong entry costs its own section only; a name that
 * the contract does not know is left out.
 *
 * @throws Error when the whole is not a registry.
 */
export function parseRegistry(input: unknown): Registry {
  const file = envelope.safeParse(input);
  if (!file.success) {
    throw new Error(`The registry is not readable.\n${z.prettifyError(file.error)}`);
  }
  const remotes = new Map<RemoteName, RegistryEntry>();
  const problems: string[] = [];
  for (const name of remoteNames) {
    const entry = file.data.remotes[name];
    if (entry === undefined) continue;
    const live = publishedVersion.safeParse(entry);
    if (!live.success) {
      problems.push(`${name}: ${z.prettifyError(live.error)}`);
      continue;
    }
    // A way back that is not usable costs the way back, never the section.
    const previous = withPrevious.safeParse(entry);
    if (!previous.success) problems.push(`${name}, previous: ${z.prettifyError(previous.error)}`);
    remotes.set(name, { ...live.data, previous: previous.data?.previous ?? null });
  }
  return { remotes, problems };
}
