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

/** What is shown for what was typed; before anything is typed, the pages and the calculators. */
export function resultsFor(
  entries: Readonly<Record<GroupName, readonly Entry[]>>,
  typed: string,
): FoundGroup[] {
  const isBlank = typedWords(typed).length === 0;
  const shown: readonly GroupName[] = isBlank ? ['pages', 'calculators'] : groupNames;
  return shown
    .map((name) => {
      const found = isBlank ? entries[name] : findEntries(entries[name], typed);
      return { name, items: found.slice(0, groupLimit), total: found.length };
    })
    .filter(({ total }) => total > 0);
}
