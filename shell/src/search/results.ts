import { queryTerms, searchByTerms } from 'shared/search';
import type { Entry } from './entry.ts';
import { type Found, findEntries, inOrderOfFit } from './findEntries.ts';

/** How many entries of a group are shown; the count says how many there are. */
export const groupLimit = 6;

/** The entries of one kind, and how they are searched. */
export interface EntryGroup {
  /** Unique in the palette: `handouts/courses`. */
  name: string;
  heading: string;
  entries: readonly Entry[];
  /** Whether its entries are shown before anything is typed. */
  suggested?: boolean | undefined;
  /** Whether the backend found them for the term, so that they are not filtered here. */
  byTerm?: boolean | undefined;
}

/** What was found of one kind. */
export interface FoundGroup extends Pick<EntryGroup, 'name' | 'heading'> {
  /** The entries that are shown. */
  items: readonly Entry[];
  /** How many were found. */
  total: number;
}

export interface Results {
  groups: readonly FoundGroup[];
  /** Whether every entry contains every term; otherwise they contain most of them. */
  isComplete: boolean;
}

/**
 * The results for what was typed, and the suggested groups before anything is typed. Matches inside
 * PDFs are found by the backend and come last, unless no name matches every term.
 */
export function resultsFor(groups: readonly EntryGroup[], typed: string): Results {
  const terms = queryTerms(typed);
  if (terms.length === 0) {
    const suggested = groups.filter((group) => group.suggested);
    return { groups: suggested.map((group) => shown(group, group.entries)), isComplete: true };
  }
  const byTerm = groups
    .filter((group) => group.byTerm && group.entries.length > 0)
    .map((group) => shown(group, group.entries));
  const filtered = groups.filter((group) => !group.byTerm);
  const complete = bestGroupFirst(filtered, ({ entries }) => findEntries(entries, typed));
  if (complete.length > 0) return { groups: [...complete, ...byTerm], isComplete: true };

  const { items, isComplete } = searchByTerms(
    filtered.flatMap(({ entries }) => entries),
    terms,
    ({ indexed }) => indexed,
  );
  const partial = new Set(items);
  const some = bestGroupFirst(filtered, ({ entries }) =>
    inOrderOfFit(
      entries.filter((entry) => partial.has(entry)),
      typed,
    ),
  );
  return { groups: [...byTerm, ...some], isComplete };
}

/** The groups that have a result; the one with the best fit comes first, because Enter opens it. */
function bestGroupFirst(
  groups: readonly EntryGroup[],
  find: (group: EntryGroup) => readonly Found[],
): FoundGroup[] {
  return groups
    .map((group) => ({ group, found: find(group) }))
    .filter(({ found }) => found.length > 0)
    .sort((left, right) => (left.found[0]?.fit ?? 3) - (right.found[0]?.fit ?? 3))
    .map(({ group, found }) =>
      shown(
        group,
        found.map(({ entry }) => entry),
      ),
    );
}

function shown({ name, heading }: EntryGroup, entries: readonly Entry[]): FoundGroup {
  return { name, heading, items: entries.slice(0, groupLimit), total: entries.length };
}
