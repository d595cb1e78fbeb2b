import { z } from 'shared/zod';
import { type RemoteName, remoteNames } from '../contract/remotes.ts';
import { versionName } from './releasedPath.ts';

const httpUrl = z.url({ protocol: /^https?$/ });

/** One file of a published version. Its hash is checked if the registry names one. */
const publishedFile = z.object({
  url: httpUrl,
  /** Missing for chunks, whose hashes are in the entry, and for files of development servers. */
  integrity: z.optional(z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]+=*$/))),
});

/** A file whose code runs in the page or in the renderer: it must have a hash, except on this computer. */
const publishedCode = publishedFile.check(
  z.refine(({ url, integrity }) => integrity !== undefined || isOfThisComputer(url), {
    error: 'The integrity is missing.',
  }),
);

/** Development servers rebuild their files at every change. */
function isOfThisComputer(url: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(url);
}

export const publishedVersion = z.object({
  version: versionName,
  /** The remote entry: the script that the page loads first. */
  entry: publishedCode,
  /** Per exposed module, the scripts and styles to preload. */
  preload: z.record(z.string(), z.array(publishedFile)),
  /** The file with which the server renders its pages; without it, they are rendered in the browser. */
  server: z.optional(publishedCode),
  /** The contract that this version was built for, see `contractVersion`. */
  contract: z.number(),
  commit: z.string(),
  publishedAt: z.string(),
});

/** A version that a percentage of visitors gets before everyone. */
export const canaryVersion = z.extend(publishedVersion, {
  /** The percentage of visitors, 0 to 100. */
  percentage: z.number().check(z.gte(0), z.lte(100)),
  /** When visitors first got it; the version may have been published long before. */
  startedAt: z.optional(z.string()),
});

export type PublishedFile = z.infer<typeof publishedFile>;
export type PublishedVersion = z.infer<typeof publishedVersion>;
export type CanaryVersion = z.infer<typeof canaryVersion>;

/** What the page knows of a remote once its entry has been read. */
export interface RemoteVersions extends PublishedVersion {
  previous: PublishedVersion | null;
  /** Versions that were good, for when the previous one does not work either. */
  good: PublishedVersion[];
  canary: CanaryVersion | null;
}

/**
 * What is wrong with an entry, and what it costs: the section, its previous or its good versions, or its canary.
 * `docs/registry.md` lists them.
 */
interface RegistryProblem<Name extends string> {
  code: 'entry-invalid' | 'previous-invalid' | 'good-invalid' | 'canary-invalid';
  remote: Name;
  detail: string;
}

/** Which immutable version of each remote is live. */
export interface Registry<Name extends string = RemoteName> {
  readonly remotes: ReadonlyMap<Name, RemoteVersions>;
  /** What was refused; each costs its own section at most, never the page. */
  readonly problems: readonly RegistryProblem<Name>[];
}

/** A registry whose entries are not parsed yet. */
export const registryEnvelope = z.object({
  schema: z.literal(1),
  remotes: z.record(z.string(), z.unknown()),
});
const withPrevious = z.object({ previous: z.nullish(publishedVersion) });
const withGood = z.object({ good: z.optional(z.array(publishedVersion)) });
const withCanary = z.object({ canary: z.nullish(canaryVersion) });

/**
 * Parses a registry. An invalid entry costs its own section only; names that the contract does not know
 * are ignored.
 *
 * @throws Error when the input is not a registry (`registry-unreadable`).
 */
export function parseRegistry(input: unknown): Registry {
  return parseEntries(input, remoteNames);
}

/** Parses a registry with all its sections: the renderer also runs those that are newer than itself. */
export function parseWholeRegistry(input: unknown): Registry<string> {
  return parseEntries(input);
}

function parseEntries<Name extends string>(input: unknown, names?: readonly Name[]): Registry<Name>;
function parseEntries(input: unknown, names?: readonly string[]): Registry<string> {
  const file = registryEnvelope.safeParse(input);
  if (!file.success) {
    throw new Error(`The registry is not readable.\n${z.prettifyError(file.error)}`);
  }
  const entries = new Map(Object.entries(file.data.remotes));
  const remotes = new Map<string, RemoteVersions>();
  const problems: RegistryProblem<string>[] = [];
  for (const remote of names ?? entries.keys()) {
    const entry = entries.get(remote);
    if (entry === undefined) continue;
    const refuse = (code: RegistryProblem<string>['code'], error: z.core.$ZodError) =>
      problems.push({ code, remote, detail: z.prettifyError(error) });
    const live = publishedVersion.safeParse(entry);
    if (!live.success) {
      refuse('entry-invalid', live.error);
      continue;
    }
    // An unusable previous version or canary is dropped; the section stays.
    const previous = withPrevious.safeParse(entry);
    if (!previous.success) refuse('previous-invalid', previous.error);
    const good = withGood.safeParse(entry);
    if (!good.success) refuse('good-invalid', good.error);
    const canary = withCanary.safeParse(entry);
    if (!canary.success) refuse('canary-invalid', canary.error);
    remotes.set(remote, {
      ...live.data,
      previous: previous.data?.previous ?? null,
      good: good.data?.good ?? [],
      canary: canary.data?.canary ?? null,
    });
  }
  return { remotes, problems };
}
