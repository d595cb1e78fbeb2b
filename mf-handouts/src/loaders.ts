import type { Loader } from 'shared/contract';
import { matchPath } from 'shared/runtime';
import { readCoursePath } from './paths.ts';
import {
  coursesOfYear,
  filesOfClmgYear,
  filesOfCourse,
  filesOfOtherSpellings,
  latestOfYear,
} from './queries.ts';
import { clmgYearOfSlug, firstYear, yearOfNumber } from './years.ts';

/** Prefetches the data of the home section. */
export const loadLatest: Loader = ({ search }, queryClient) => {
  const year = yearOfNumber(new URLSearchParams(search).get('anno'));
  return queryClient.prefetchQuery(latestOfYear(year));
};

/** Prefetches the data of `/dispense/primo-anno` and of the other years. */
export const loadYear: Loader = ({ pathname }, queryClient) => {
  const { year = firstYear } = readCoursePath(pathname);
  return queryClient.prefetchQuery(coursesOfYear(year));
};

/** Prefetches the data of `/dispense/primo-anno/:courseName` and of the other years' courses. */
export const loadCourse: Loader = async ({ pathname }, queryClient) => {
  const { year = firstYear, subject } = readCoursePath(pathname);
  if (subject.trim() === '') return;
  await Promise.all([
    queryClient.prefetchQuery(filesOfCourse(year, subject)),
    queryClient.prefetchQuery(filesOfOtherSpellings(year, subject)),
  ]);
};

/** Prefetches the data of `/dispense/clmg/:year`. */
export const loadClmgYear: Loader = async ({ pathname }, queryClient) => {
  const year = clmgYearOfSlug(matchPath('/dispense/clmg/:year', pathname)?.params.year);
  if (year) await queryClient.prefetchQuery(filesOfClmgYear(year));
};
