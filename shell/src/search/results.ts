import { typedWords } from 'shared/rows';
import { type Entry, type GroupName, groupNames } from './entry.ts';
import { findEntries } from './findEntries.ts';

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

type Entries = Readonly<Record<GroupName, readonly Entry[]>>;

/** What is shown for what was typed; before anything is typed, the pages and the calculators. */
export function resultsFor(entries: Entries, typed: string): FoundGroup[] {
  if (typedWords(typed).length === 0) {
    return [shown('pages', entries.pages), shown('calculators', entries.calculators)];
  }
  return (
    groupNames
      .map((name) => ({ name, found: findEntries(entries[name], typed) }))
      .filter(({ found }) => found.length > 0)
      // The kind that has what fits best comes first: it is what Enter opens.
      .sort((left, right) => (left.found[0]?.fit ?? 3) - (right.found[0]?.fit ?? 3))
      .map(({ name, found }) =>
        shown(
          name,
          found.map(({ entry }) => entry),
        ),
      )
  );
}

function shown(name: GroupName, entries: readonly Entry[]): FoundGroup {
  return { name, items: entries.slice(0, groupLimit), total: entries.length };
}
