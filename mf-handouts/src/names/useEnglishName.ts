import { useLanguage, useQuery } from 'shared/runtime';
import { firstYear, type UndergraduateYear } from '../years.ts';
import { englishNameOf } from './englishNames.ts';
import { englishNamesOfYear } from './queries.ts';

/**
 * Returns a function that looks up the English name of a year's courses. On Italian pages, and for an unknown
 * year, it reads nothing and returns undefined.
 */
export function useEnglishName(
  year: UndergraduateYear | undefined,
): (subject: string) => string | undefined {
  const enabled = useLanguage() === 'en' && year !== undefined;
  const { data } = useQuery({ ...englishNamesOfYear(year ?? firstYear), enabled });
  return (subject) => (enabled && data ? englishNameOf(data, subject) : undefined);
}
