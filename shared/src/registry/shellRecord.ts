import { z } from '../zod.ts';

/**
 * What a published shell provides to sections and needs from them: `shell.json` beside its pages.
 * *Can I deploy?* compares it with a build.
 */
export const shellRecord = z.object({
  schema: z.literal(1),
  version: z.string(),
  commit: z.string(),
  contract: z.number(),
  /** The singletons that it provides, with their versions. */
  provides: z.record(z.string(), z.string()),
  /** The names that `shared/runtime` exports. Older shells list none. */
  exports: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Per remote, the views that its pages show and where: `/guide/:category`, `/#eventi`. */
  needs: z.record(
    z.string(),
    z.array(z.object({ module: z.string(), view: z.string(), path: z.string() })),
  ),
  /** Per remote, the groups of its module `search` that the palette shows. Older shells list none. */
  searchGroups: z._default(z.record(z.string(), z.array(z.string())), {}),
});

export type ShellRecord = z.infer<typeof shellRecord>;

/** The name of the shell's record, beside `registry.json`. */
export const shellRecordName = 'shell.json';
