import { searchByTerms } from 'shared/search';
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
  /** What the backend searched for the term: names, which are ranked here too, or texts, which are not. */
  byTerm?: 'names' | 'texts' | undefined;
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
 * The ranks beside the fits of names: people who are asked for, after a label that starts with the query; what
 * was found inside PDFs; and names that contain only some of the terms.
 */
const ranks = { people: 0.75, texts: 7, partial: 8 };

/** "Chi si occupa di tasse", "a chi scrivo per la mensa", "who deals with fees". */
const asksForPeople = /^\s*((a|con)\s+chi|chi|((to|with)\s+)?whom?)\s/i;

export interface Results {
  groups: readonly FoundGroup[];
  /** Whether an entry contains every term; otherwise they contain most of them. */
  isComplete: boolean;
  /** What was searched for, with typos corrected. */
  terms: readonly string[];
  isCorrected: boolean;
}

/**
 * The results for what was typed, best group first, because Enter opens its first entry; the suggested
 * groups before anything is typed.
 *
 * @param isLoading Whether names are still being loaded: a name with all terms may follow, so names with
 *   some of them, or with another word, are not shown yet.
 */
export function resultsFor(
  groups: readonly EntryGroup[],
  typed: string,
  isLoading = false,
): Results {
  if (typed.trim() === '') {
    const suggested = groups.filter((group) => group.suggested);
    return {
      groups: suggested.map((group) => groupOf(group, group.entries)),
      isComplete: true,
      terms: [],
      isCorrected: false,
    };
  }
  const { items, fits, isComplete, terms, isCorrected } = searchByTerms(
    groups.filter(({ byTerm }) => byTerm !== 'texts').flatMap(({ entries }) => entries),
    typed,
    ({ indexed }) => indexed,
  );
  const isKept = !isLoading || (isComplete && !isCorrected);
  const areAskedFor = isComplete && asksForPeople.test(typed);
  const found = groups.map((group) => {
    if (group.byTerm === 'texts') return groupOf(group, group.entries, ranks.texts);
    const own = new Set(isKept ? group.entries : []);
    const entries = items.filter((entry) => own.has(entry));
    const fit = (entries[0] && fits.get(entries[0])) ?? 0;
    const rank = isComplete ? fit : ranks.partial + fit;
    return groupOf(
      group,
      entries,
      group.people && areAskedFor ? Math.min(rank, ranks.people) : rank,
    );
  });
  // What was found in texts has every term.
  const hasTexts = groups.some(({ byTerm, entries }) => byTerm === 'texts' && entries.length > 0);
  return {
    // Best first; those of the same rank keep their order.
    groups: found.filter(({ total }) => total > 0).sort((left, right) => left.rank - right.rank),
    isComplete: isComplete || isLoading || hasTexts,
    terms,
    isCorrected: isCorrected && isKept,
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
function groupOf(
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
 * @param mayLead Whether a late group that would be first goes there, because Enter opens the first result.
 */
export function keepPositions(
  groups: readonly FoundGroup[],
  shown: readonly string[],
  mayLead: boolean,
): FoundGroup[] {
  const placed = shown.flatMap((name) => groups.find((group) => group.name === name) ?? []);
  const late = groups.filter(({ name }) => !shown.includes(name));
  const [best] = late;
  const leads = mayLead && best && best === groups[0] && best.rank < ranks.texts;
  return leads ? [best, ...placed, ...late.slice(1)] : [...placed, ...late];
}
