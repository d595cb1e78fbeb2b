import { queryClient, useQuery } from 'shared/runtime';
import { filesOfCourse, spellingsInYear } from '../queries.ts';
import type { UndergraduateYear } from '../years/years.ts';

/**
 * The files of a course: those whose subject equals the address, and those of its other spellings in
 * the year's list. That list is long, so it is asked for only when the address alone finds nothing;
 * otherwise it counts if the visitor has come by it.
 */
export function useCourseFiles(year: UndergraduateYear, subject: string) {
  const written = useQuery(filesOfCourse(year, [subject]));
  const isEmpty = written.data?.length === 0;
  const list = spellingsInYear(year, subject);
  const isKnown = queryClient.getQueryData(list.queryKey) !== undefined;
  const spellings = useQuery({ ...list, enabled: isEmpty || isKnown });
  const all = useQuery({
    ...filesOfCourse(year, spellings.data ?? [subject]),
    enabled: spellings.data !== undefined && spellings.data.length > 1,
  });
  const isOpen = (isEmpty && spellings.isPending) || all.isLoading;
  return {
    data: all.data ?? written.data,
    error: written.error ?? all.error,
    refetch: all.error ? all.refetch : written.refetch,
    isPending: written.isPending || isOpen,
  };
}
