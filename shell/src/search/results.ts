import { queryTerms, searchByTerms } from 'shared/search';
import { type Entry, type GroupName, groupNames } from './entry.ts';
import { type Found, findEntries, inOrderOfFit } from './findEntries.ts';

/** How many entries of a group are shown; the count says how many there are. */
export const groupLimit = 6;

/** What was found of one kind. */
export interface FoundGroup {
  name: GroupName;
  /** The ones that are shown. */
  items: readonly Entry[];
  /** How many there are. */
  total: number;
}

/** What was found of all kinds. */
export interface Results {
  groups: readonly FoundGroup[];
  /** Whether it says every word that was typed; otherwise it is what says most of them. */
  isWhole: boolean;
}

export type Entries = Readonly<Record<GroupName, readonly Entry[]>>;

/**
 * What is shown for what was typed; before anything is typed, the pages and the calculators. What
 * stands inside the PDFs was found by the backend, and comes last.
 */
export function resultsFor(entries: Entries, typed: string): Results {
  const words = queryTerms(typed);
  if (words.length === 0) {
    return {
      groups: [shown('pages', entries.pages), shown('calculators', entries.calculators)],
      isWhole: true,
    };
  }
  const texts = entries.texts.length > 0 ? [shown('texts', entries.texts)] : [];
  const named = groupNames.filter((name) => name !== 'texts');
  const whole = bestKindFirst(named, (name) => findEntries(entries[name], typed));
  if (whole.length > 0) return { groups: [...whole, ...texts], isWhole: true };
  const { items, isWhole } = searchByTerms(
    named.flatMap((name) => entries[name]),
    words,
    ({ sought }) => sought,
  );
  const some = new Set(items);
  const partly = bestKindFirst(named, (name) =>
    inOrderOfFit(
      entries[name].filter((entry) => some.has(entry)),
      typed,
    ),
  );
  return { groups: [...texts, ...partly], isWhole };
}

/** The kinds that have something; the one that has what fits best comes first, for Enter opens it. */
function bestKindFirst(
  names: readonly GroupName[],
  find: (name: GroupName) => readonly Found[],
): FoundGroup[] {
  return names
    .map((name) => ({ name, found: find(name) }))
    .filter(({ found }) => found.length > 0)
    .sort((left, right) => (left.found[0]?.fit ?? 3) - (right.found[0]?.fit ?? 3))
    .map(({ name, found }) =>
      shown(
        name,
        found.map(({ entry }) => entry),
      ),
    );
}

function shown(name: GroupName, entries: readonly Entry[]): FoundGroup {
  return { name, items: entries.slice(0, groupLimit), total: entries.length };
}
