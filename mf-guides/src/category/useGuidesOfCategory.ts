import { useQueries, useQuery } from 'shared/runtime';
import { sortGuides } from '../guide.ts';
import { spellingsOf } from '../guideCategories.ts';
import { categoriesInUse, guidesOfCategory } from '../queries.ts';

/**
 * The guides whose category equals the route's value, and those whose row spells it otherwise (a
 * capital, a space or a line break too many): one query per spelling, because a filter is exact.
 */
export function useGuidesOfCategory(category: string) {
  const categories = useQuery(categoriesInUse);
  const written = spellingsOf(category, categories.data ?? []);
  const spellings = new Set([category, ...written]);
  return useQueries({
    queries: [...spellings].map(guidesOfCategory),
    combine: (results) => {
      const guides = results.flatMap((result) => result.data ?? []);
      const hasAll = results.every((result) => result.data !== undefined);
      // Without a guide of the route's own spelling, the other spellings must be known first.
      const isComplete = hasAll && (guides.length > 0 || !categories.isPending);
      return {
        /** Undefined while loading. */
        guides: isComplete ? sortGuides(guides) : undefined,
        /** How many guides to expect while loading, as far as the list of categories tells. */
        expected: written.length > 0 ? written.length : undefined,
        // Guides that were read once stay on screen when reading them again fails.
        error: results.find((result) => result.isLoadingError)?.error ?? null,
        retry: () => {
          for (const result of results) if (result.error) void result.refetch();
        },
      };
    },
  });
}
