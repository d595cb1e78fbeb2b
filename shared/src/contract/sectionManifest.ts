import { z } from 'zod';
import { isBlockedPort } from './blockedPorts.ts';
import { languageParameter } from './language.ts';

const identifier = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'is no name of a module or view')
  .refine((name) => !(name in {}), 'is what every object has, such as constructor');

/** The search parameters of the site itself. */
const ownParameters: readonly string[] = [languageParameter, 'override'];

const parameter = z
  .string()
  .regex(/^[a-z]+$/, 'is no search parameter in lower case')
  .refine((name) => !ownParameters.includes(name) && !(name in {}), 'is reserved');

const kibibytes = z.number().positive();

/**
 * `mf-<name>/section.json`: all that others must know of a section before it is built. The folder
 * gives the name.
 */
export const sectionManifest = z.strictObject({
  /** Its code owners, as GitHub writes them. */
  team: z.string().regex(/^@\S+$/, 'starts with @'),
  /** Where the team is told that a version of its section was rolled back. */
  email: z.email('is no e-mail address').optional(),
  /** The port of its development server and of its local production server. */
  port: z
    .number()
    .int()
    .min(1024)
    .max(65_435)
    .refine((port) => !isBlockedPort(port) && !isBlockedPort(port + 100), {
      error: 'is blocked by browsers, or 100 below one that is (dev:live uses that one)',
    }),
  /** What it may weigh as sent (brotli), in KiB: before its heaviest view renders, and in all. */
  budget: z.strictObject({ initial: kibibytes, total: kibibytes }),
  /** The modules with views that it exposes, each a file `src/<module>.ts`, with the views' names. */
  views: z.record(identifier, z.array(identifier).min(1)),
  /** The groups of entries that its module `src/search.ts` offers to the search palette; none, no module. */
  search: z.array(identifier),
  /** The search parameters that its views read: a cache in front of the renderer ignores all others. */
  parameters: z.array(parameter),
});

export type SectionManifest = z.infer<typeof sectionManifest>;
