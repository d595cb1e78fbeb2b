import type { RemoteName } from './remotes.ts';

/** What a section may weigh, in kilobytes as they travel (brotli). */
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
  handouts: { first: 36, all: 520 },
  guides: { first: 24, all: 26 },
  representatives: { first: 23, all: 26 },
  calculators: { first: 24, all: 140 },
  'events-marketplace': { first: 35, all: 48 },
  chat: { first: 19, all: 38 },
};

/** What the shell's page itself may weigh: its scripts and styles, before any section, likewise. */
export const shellBudget = 226;
