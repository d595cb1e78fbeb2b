import { useQuery } from 'shared/runtime';
import type { HandoutFile } from '../files/handoutFile.ts';
import { filesOfCourse, filesOfOtherSpellings } from '../queries.ts';
import type { UndergraduateYear } from '../years/years.ts';

/**
 * The files of a course: those whose subject equals the address, and then those that write it
 * otherwise. The list does not wait for the latter, and their failure takes nothing from it.
 */
export function useCourseFiles(year: UndergraduateYear, subject: string) {
  const equal = useQuery(filesOfCourse(year, subject));
  const other = useQuery(filesOfOtherSpellings(year, subject));
  const isEmpty = equal.data?.length === 0;
  return {
    data: equal.data && newestFirst(equal.data, other.data ?? []),
    error: equal.error,
    refetch: equal.refetch,
    isPending: equal.isPending || (isEmpty && other.isPending),
  };
}

/** Two lists as one, where the second has anything. */
function newestFirst(files: HandoutFile[], others: readonly HandoutFile[]): HandoutFile[] {
  if (others.length === 0) return files;
  const date = (file: HandoutFile) => file.uploadedAt ?? '';
  return [...files, ...others].sort((left, right) => date(right).localeCompare(date(left)));
}
