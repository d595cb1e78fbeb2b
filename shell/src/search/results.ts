import { queryTerms, searchByTerms } from 'shared/search';
import type { Entry } from './entry.ts';
import { type Found, findEntries, inOrderOfFit } from './findEntries.ts';

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
    return { groups: suggested.map((group) => found(group, group.entries, 0)), isComplete: true };
  }
  const filtered = groups.filter((group) => !group.byTerm);
  const byTerm = groups
    .filter((group) => group.byTerm)
    .map((group) => found(group, group.entries, ranks.byTerm));
  const areAskedFor = asksForPeople.test(typed);
  const complete = filtered.map((group) => {
    const result = ranked(group, findEntries(group.entries, typed), 0);
    const isFirst = group.people && areAskedFor;
    return isFirst ? { ...result, rank: Math.min(result.rank, ranks.people) } : result;
  });
  const isComplete = complete.some(({ total }) => total > 0);
  if (isComplete || isLoading)
    return { groups: sorted([...complete, ...byTerm]), isComplete: true };

  const partial = searchByTerms(
    filtered.flatMap(({ entries }) => entries),
    terms,
    ({ indexed }) => indexed,
  );
  const items = new Set(partial.items);
  const some = filtered.map((group) =>
    ranked(
      group,
      inOrderOfFit(
        group.entries.filter((entry) => items.has(entry)),
        typed,
      ),
      ranks.partial,
    ),
  );
  return { groups: sorted([...some, ...byTerm]), isComplete: partial.isComplete };
}

/** All courses, the assistant, and the people. */
const waysOn = ['/dispense', '/#astra-gpt', '/rappresentanti'];

/** The pages that lead on when nothing was found. */
export function groupOfWaysOn(groups: readonly EntryGroup[], heading: string): FoundGroup {
  const pages = groups.find(({ name }) => name === 'pages')?.entries ?? [];
  const entries = waysOn.flatMap((path) => pages.filter(({ to }) => to === path));
  return groupOf('waysOn', heading, entries);
}

/** A group of entries that were not searched for. */
export function groupOf(name: string, heading: string, entries: readonly Entry[]): FoundGroup {
  return found({ name, heading }, entries, 0);
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

function ranked(group: EntryGroup, entries: readonly Found[], offset: number): FoundGroup {
  return found(
    group,
    entries.map(({ entry }) => entry),
    offset + (entries[0]?.fit ?? 0),
  );
}

function found(
  { name, heading }: Pick<EntryGroup, 'name' | 'heading'>,
  entries: readonly Entry[],
  rank: number,
): FoundGroup {
  return { name, heading, items: entries.slice(0, groupLimit), total: entries.length, rank };
}

/** The groups that have a result, best first; those of the same rank keep their order. */
function sorted(groups: readonly FoundGroup[]): FoundGroup[] {
  return groups.filter(({ total }) => total > 0).sort((left, right) => left.rank - right.rank);
}
