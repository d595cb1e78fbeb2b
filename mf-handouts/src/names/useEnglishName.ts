import { useLanguage, useQuery } from 'shared/runtime';
import { englishNamesOfYear } from '../queries.ts';
import type { UndergraduateYear } from '../years.ts';
import { englishNameOf } from './englishNames.ts';

/** Looks up the English name of a year's courses; on Italian pages there is none and nothing is read. */
export function useEnglishName(year: UndergraduateYear): (subject: string) => string | undefined {
  const isEnglish = useLanguage() === 'en';
  const { data } = useQuery({ ...englishNamesOfYear(year), enabled: isEnglish });
  return (subject) => (isEnglish && data ? englishNameOf(data, subject) : undefined);
}
