import { z } from '../zod.ts';

const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]+=*$/));

const releasedFile = z.object({
  /** Below the version's folder: `static/js/async/1.abc.js`. */
  path: z.string().check(z.minLength(1)),
  bytes: z.number(),
  integrity,
});

/**
 * Everything about one version of a remote that can be read off its built files. It lies beside
 * them as `release.json`, is written last, and is never changed.
 */
export const releaseRecord = z.object({
  schema: z.literal(1),
  remote: z.string(),
  version: z.string().check(z.minLength(1)),
  /** The contract that it was built for, see `contractVersion`. */
  contract: z.number(),
  commit: z.string(),
  /** When it was first published. */
  publishedAt: z.string(),
  entry: z.string(),
  files: z.array(releasedFile),
  /** Per exposed module, the files that it needs first. */
  modules: z.record(z.string(), z.array(z.string())),
  /** What it takes from the shell, and in which versions: `{ react: '^19.3.1' }`. */
  requires: z.record(z.string(), z.string()),
});

/**
 * What a published shell gives to sections and wants from them: `shell.json` beside its pages.
 * *Can I deploy?* compares it with what was built.
 */
export const shellRecord = z.object({
  schema: z.literal(1),
  version: z.string(),
  commit: z.string(),
  contract: z.number(),
  /** The singletons that it offers, with their versions. */
  provides: z.record(z.string(), z.string()),
  /** Per remote, the views that its pages show and where: `/guide/:category`, `/#eventi`. */
  needs: z.record(
    z.string(),
    z.array(z.object({ module: z.string(), view: z.string(), path: z.string() })),
  ),
});

export type ReleasedFile = z.infer<typeof releasedFile>;
export type ReleaseRecord = z.infer<typeof releaseRecord>;
export type ShellRecord = z.infer<typeof shellRecord>;

/** The name of a version's record, in its folder. */
export const releaseRecordName = 'release.json';

/** The name of the shell's record, beside `registry.json`. */
export const shellRecordName = 'shell.json';
