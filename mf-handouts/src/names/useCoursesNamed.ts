import { useLanguage, useQueries } from 'shared/runtime';
import { undergraduateYears } from '../years.ts';
import { coursesNamed } from './englishNames.ts';
import { englishNamesOfYear } from './queries.ts';

/**
 * The courses whose English name contains a term, because English pages show that name; none on Italian pages.
 *
 * @returns Undefined while the names are loading.
 */
export function useCoursesNamed(term: string): readonly string[] | undefined {
  const enabled = useLanguage() === 'en';
  const years = useQueries({
    queries: undergraduateYears.map((year) => ({ ...englishNamesOfYear(year), enabled })),
  });
  if (!enabled) return [];
  if (years.some(({ isPending }) => isPending)) return undefined;
  return [...new Set(years.flatMap(({ data }) => (data ? coursesNamed(data, term) : [])))];
}
