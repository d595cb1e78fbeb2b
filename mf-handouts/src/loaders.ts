import type { PageAddress } from 'shared/contract';
import { matchPath, queryClient } from 'shared/runtime';
import { coursesOfYear, filesOfClmgYear, filesOfCourse, latestOfYear } from './queries.ts';
import { readCoursePath } from './years/courseAddress.ts';
import { clmgYearOfSlug, firstYear, yearOfNumber } from './years/years.ts';

/** Reads what the home section shows first. */
export function loadLatest({ search }: PageAddress) {
  const year = yearOfNumber(new URLSearchParams(search).get('anno'));
  return queryClient.prefetchQuery(latestOfYear(year));
}

/** Reads what `/dispense/primo-anno` and its sisters show first. */
export function loadYear({ pathname }: PageAddress) {
  const { year = firstYear } = readCoursePath(pathname);
  return queryClient.prefetchQuery(coursesOfYear(year));
}

/** Reads what `/dispense/primo-anno/:courseName` and its sisters show first. */
export async function loadCourse({ pathname }: PageAddress) {
  const { year = firstYear, subject } = readCoursePath(pathname);
  if (subject.trim() !== '') await queryClient.prefetchQuery(filesOfCourse(year, subject));
}

/** Reads what `/dispense/clmg/:year` shows first. */
export async function loadClmgYear({ pathname }: PageAddress) {
  const year = clmgYearOfSlug(matchPath('/dispense/clmg/:year', pathname)?.params.year);
  if (year) await queryClient.prefetchQuery(filesOfClmgYear(year));
}
