import { z } from '../zod.ts';
import { isReleasedPath, versionName } from './releasedPath.ts';

const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]+=*$/));

/** Below the version's folder: `static/js/async/1.abc.js`. */
const path = z.string().check(z.refine(isReleasedPath, { error: 'is no path of a released file' }));

export const releasedFile = z.object({
  path,
  bytes: z.number(),
  integrity,
});

/** What the records of sections and of the shell have in common. */
export const publishedRecord = z.object({
  schema: z.literal(1),
  version: versionName,
  /** The contract that it was built for, see `contractVersion`. */
  contract: z.number(),
  commit: z.string(),
  /** When it was first published. */
  publishedAt: z.string(),
  /** What a page may request. */
  files: z.array(releasedFile),
  /** The file with which the renderer draws its pages. Older shells have none. */
  server: z.optional(releasedFile),
});

/**
 * Everything about one version of a remote that can be read off its built files. It is beside
 * them as `release.json`, is written last, and is never changed.
 */
export const releaseRecord = z.extend(publishedRecord, {
  remote: z.string(),
  entry: path,
  /** Per exposed module, the files that it needs first. */
  modules: z.record(z.string(), z.array(path)),
  /** Per exposed module, its views; of `search`, its groups. Older records name none. */
  views: z.optional(z.record(z.string(), z.array(z.string()))),
  /** What it takes from the shell, and in which versions: `{ react: '^19.0.0' }`. */
  requires: z.record(z.string(), z.string()),
  /** The version of React that it was built with. Older records have none. */
  react: z.optional(z.string()),
  /** The names that it imports from `shared/runtime`, and from React. Older records name none. */
  uses: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The hashes of the types with which it was built, of these names and of what it exposes. Older records have none. */
  usedTypes: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
});

export type ReleasedFile = z.infer<typeof releasedFile>;
export type PublishedRecord = z.infer<typeof publishedRecord>;
export type ReleaseRecord = z.infer<typeof releaseRecord>;

/** The name of a version's record, in its folder. */
export const releaseRecordName = 'release.json';
