import { queryTerms, searchByTerms } from 'shared/search';
import { bestFirst } from './bestFirst.ts';
import type { Entry } from './entry.ts';

/** How many entries of a group are shown; its heading counts all. */
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
  /** Whether its entries are people. */
  people?: boolean | undefined;
}

/** What was found of one kind. */
export interface FoundGroup extends Pick<EntryGroup, 'name' | 'heading'> {
  /** The entries that are shown. */
  items: readonly Entry[];
  /** How many were found. */
  total: number;
  /** Groups are sorted by it: the fit of the best entry, or one of `ranks`. */
  rank: number;
}

/**
 * The ranks beside those of `Fit`: people who are asked for, after a label that starts with the query; what
 * was found inside PDFs; and names that contain only some of the terms.
 */
const ranks = { people: 0.5, byTerm: 4, partial: 5 };

/** "Chi si occupa di tasse", "a chi scrivo per la mensa", "who deals with fees". */
const asksForPeople = /^\s*((a|con)\s+chi|chi|((to|with)\s+)?whom?)\s/i;

export interface Results {
  groups: readonly FoundGroup[];
  /** Whether every entry contains every term; otherwise they contain most of them. */
  isComplete: boolean;
}

/**
 * The results for what was typed, best group first, because Enter opens its first entry; the suggested
 * groups before anything is typed.
 *
 * @param isLoading Whether names are still being loaded: a name with all terms may follow, so names with
 *   some of them are not shown yet.
 */
export function resultsFor(
  groups: readonly EntryGroup[],
  typed: string,
  isLoading = false,
): Results {
  const terms = queryTerms(typed);
  if (terms.length === 0) {
    const suggested = groups.filter((group) => group.suggested);
    return { groups: suggested.map((group) => groupOf(group, group.entries)), isComplete: true };
  }
  const named = groups.filter((group) => !group.byTerm);
  const matches = searchByTerms(
    named.flatMap(({ entries }) => entries),
    terms,
    ({ indexed }) => indexed,
  );
  const kept = new Set(matches.isComplete || !isLoading ? matches.items : []);
  const areAskedFor = matches.isComplete && asksForPeople.test(typed);
  const found = groups.map((group) => {
    if (group.byTerm) return groupOf(group, group.entries, ranks.byTerm);
    const entries = bestFirst(
      group.entries.filter((entry) => kept.has(entry)),
      typed,
    );
    const fit = entries[0]?.fit ?? 0;
    return groupOf(
      group,
      entries.map(({ entry }) => entry),
      matches.isComplete
        ? Math.min(fit, group.people && areAskedFor ? ranks.people : fit)
        : ranks.partial + fit,
    );
  });
  return {
    // Best first; those of the same rank keep their order.
    groups: found.filter(({ total }) => total > 0).sort((left, right) => left.rank - right.rank),
    isComplete: matches.isComplete || isLoading,
  };
}

/** All courses, the assistant, and the people. */
const waysOn = ['/dispense', '/#astra-gpt', '/rappresentanti'];

/** The pages that lead on when nothing was found. */
export function groupOfWaysOn(groups: readonly EntryGroup[], heading: string): FoundGroup {
  const pages = groups.find(({ name }) => name === 'pages')?.entries ?? [];
  const entries = waysOn.flatMap((path) => pages.filter(({ to }) => to === path));
  return groupOf({ name: 'waysOn', heading }, entries);
}

/** A group of entries; those that were not searched for have the first rank. */
export function groupOf(
  { name, heading }: Pick<EntryGroup, 'name' | 'heading'>,
  entries: readonly Entry[],
  rank = 0,
): FoundGroup {
  return { name, heading, items: entries.slice(0, groupLimit), total: entries.length, rank };
}

/**
 * Keeps shown groups in position: late results must not move under the pointer.
 *
 * @param shown The names of the groups in the order in which they are shown.
 * @param mayLead Whether a late group with a better name goes first, because Enter opens the first result.
 */
export function keepPositions(
  groups: readonly FoundGroup[],
  shown: readonly string[],
  mayLead: boolean,
): FoundGroup[] {
  const placed = shown.flatMap((name) => groups.find((group) => group.name === name) ?? []);
  const late = groups.filter(({ name }) => !shown.includes(name));
  const [best] = late;
  const leads = mayLead && best && best.rank < Math.min(ranks.byTerm, placed[0]?.rank ?? 0);
  return leads ? [best, ...placed, ...late.slice(1)] : [...placed, ...late];
}
