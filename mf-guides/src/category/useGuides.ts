import { useQueries, useQuery } from 'shared/runtime';
import { spellingsOf } from '../catalogue.ts';
import { type Guide, inOrder } from '../guideRow.ts';
import { guideCategories, guidesOf } from '../queries.ts';

interface Guides {
  /** Undefined until all have arrived. */
  guides: Guide[] | undefined;
  /** How many there will be, as far as the list of categories tells. */
  expected: number | undefined;
  error: Error | null;
  retry: () => void;
}

/**
 * The guides of one category: those whose category equals the route's value, and those that a row
 * spells otherwise (a capital, a space or a line break too many), each spelling asked for exactly.
 */
export function useGuides(category: string): Guides {
  const names = useQuery(guideCategories);
  const written = spellingsOf(category, names.data ?? []);
  const spellings = new Set([category, ...written]);
  return useQueries({
    queries: [...spellings].map(guidesOf),
    combine: (answers) => {
      const guides = answers.flatMap((answer) => answer.data ?? []);
      const asked = answers.every((answer) => answer.data !== undefined);
      // Nothing under the route's own spelling is not yet nothing at all.
      const complete = asked && (guides.length > 0 || !names.isPending);
      return {
        guides: complete ? inOrder(guides) : undefined,
        expected: written.length > 0 ? written.length : undefined,
        // What was read once stays on screen, also when reading it again fails.
        error: answers.find((answer) => answer.isLoadingError)?.error ?? null,
        retry: () => {
          for (const answer of answers) if (answer.error) void answer.refetch();
        },
      };
    },
  });
}
