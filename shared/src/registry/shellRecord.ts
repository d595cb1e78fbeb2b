import { z } from '../zod.ts';
import { publishedRecord } from './releaseRecord.ts';

/**
 * One published version of the shell: its files, what it provides to sections and what it needs from them.
 * It is in the version's folder as `shell.json`, is written last, and is never changed. *Can I deploy?*
 * compares it with a build.
 */
export const shellRecord = z.extend(publishedRecord, {
  /** The version of its sources; its name also depends on the configuration. */
  build: z.string(),
  /** The singletons that it provides, with their versions. */
  provides: z.record(z.string(), z.string()),
  /** The names that `shared/runtime` exports, and React. Older shells list none. */
  exports: z.optional(z.record(z.string(), z.array(z.string()))),
  /**
   * Per export, and per type of what sections expose, the hash of the type, followed by those of former types
   * with which sections still work. Older shells list none.
   */
  types: z.optional(z.record(z.string(), z.record(z.string(), z.array(z.string())))),
  /** Per remote, the views that its pages show and where: `/guide/:category`, `/#eventi`. */
  needs: z.record(
    z.string(),
    z.array(z.object({ module: z.string(), view: z.string(), path: z.string() })),
  ),
  /** Per remote, the groups of its module `search` that the palette shows. Older shells list none. */
  searchGroups: z._default(z.record(z.string(), z.array(z.string())), {}),
});

export type ShellRecord = z.infer<typeof shellRecord>;

/** The name of a shell's record, in its folder. */
export const shellRecordName = 'shell.json';
