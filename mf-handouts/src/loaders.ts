import type { PageAddress } from 'shared/contract';
import { matchPath, queryClient } from 'shared/runtime';
import { readCoursePath } from './addresses.ts';
import { coursesOfYear, filesOfClmgYear, filesOfCourse, latestOfYear } from './queries.ts';
import { clmgYearOfSlug, firstYear, yearOfNumber } from './years.ts';

/** Prefetches the data of the home section. */
export function loadLatest({ search }: PageAddress) {
  const year = yearOfNumber(new URLSearchParams(search).get('anno'));
  return queryClient.prefetchQuery(latestOfYear(year));
}

/** Prefetches the data of `/dispense/primo-anno` and of the other years. */
export function loadYear({ pathname }: PageAddress) {
  const { year = firstYear } = readCoursePath(pathname);
  return queryClient.prefetchQuery(coursesOfYear(year));
}

/** Prefetches the data of `/dispense/primo-anno/:courseName` and of the other years' courses. */
export async function loadCourse({ pathname }: PageAddress) {
  const { year = firstYear, subject } = readCoursePath(pathname);
  if (subject.trim() !== '') await queryClient.prefetchQuery(filesOfCourse(year, subject));
}

/** Prefetches the data of `/dispense/clmg/:year`. */
export async function loadClmgYear({ pathname }: PageAddress) {
  const year = clmgYearOfSlug(matchPath('/dispense/clmg/:year', pathname)?.params.year);
  if (year) await queryClient.prefetchQuery(filesOfClmgYear(year));
}
