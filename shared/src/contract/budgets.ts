import type { RemoteName } from './remotes.ts';

/** What a section may weigh, in KiB (1,024 bytes) as they travel (brotli). */
interface Budget {
  /** Its entry and the files that its heaviest module needs first: before anything is seen of it. */
  first: number;
  /** Everything, also what is loaded on demand. */
  all: number;
}

/**
 * The teams' agreement on weight. A section that outgrows its line is not released until the others
 * have seen why: the line is changed here, in a commit of its own.
 */
export const budgets: { readonly [R in RemoteName]: Budget } = {
  handouts: { first: 33, all: 517 },
  guides: { first: 21, all: 23 },
  representatives: { first: 20, all: 23 },
  calculators: { first: 21, all: 137 },
  'events-marketplace': { first: 32, all: 45 },
  chat: { first: 16, all: 35 },
};

/** What the shell's page itself may weigh: its scripts and styles, at rest and without any section. */
export const shellBudget = 193;
