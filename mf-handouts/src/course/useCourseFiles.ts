import { useQuery } from 'shared/runtime';
import { filesOfCourse, spellingsInYear } from '../queries.ts';
import type { UndergraduateYear } from '../years/years.ts';

/**
 * The files of a course: those whose subject equals the address, and, once the year's list tells of
 * other spellings, those as well. Nothing under the address's own is not yet nothing at all.
 */
export function useCourseFiles(year: UndergraduateYear, subject: string) {
  const spellings = useQuery(spellingsInYear(year, subject));
  const { data, error, isPending, refetch } = useQuery(
    filesOfCourse(year, spellings.data ?? [subject]),
  );
  const isOpen = data?.length === 0 && spellings.isPending;
  return { data, error, refetch, isPending: isPending || isOpen };
}
