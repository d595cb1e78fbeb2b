import type { Loader } from 'shared/contract';
import { matchPath } from 'shared/runtime';
import { movedCourses, newPlaces } from './moved/movedCourses.ts';
import { englishNamesOfClmgYear, englishNamesOfYear } from './names/queries.ts';
import { coursePath, readCoursePath } from './paths.ts';
import {
  coursesOfYear,
  filesOfClmgYear,
  filesOfCourse,
  filesOfOtherSpellings,
  latestOfYear,
  newestOfYear,
} from './queries.ts';
import { searchTerm } from './search/searchTerm.ts';
import { clmgYearOfSlug, firstYear, yearOfNumber } from './years.ts';

/** Prefetches the data of the home section. A search in the address shows results instead. */
export const loadLatest: Loader = async ({ search }, queryClient) => {
  const parameters = new URLSearchParams(search);
  if (searchTerm(parameters.get('q') ?? '') !== '') return;
  const year = yearOfNumber(parameters.get('anno'));
  await Promise.all([
    queryClient.prefetchQuery(latestOfYear(year)),
    isEnglish(search) && queryClient.prefetchQuery(englishNamesOfYear(year)),
  ]);
};

/** Prefetches the data of `/dispense/primo-anno` and of the other years. */
export const loadYear: Loader = async ({ pathname, search }, queryClient) => {
  const { year = firstYear } = readCoursePath(pathname);
  await Promise.all([
    queryClient.prefetchQuery(coursesOfYear(year)),
    queryClient.prefetchQuery(newestOfYear(year)),
    isEnglish(search) && queryClient.prefetchQuery(englishNamesOfYear(year)),
  ]);
};

/** Prefetches the data of `/dispense/primo-anno/:courseName` and of the other years' courses. */
export const loadCourse: Loader = async ({ pathname, search }, queryClient) => {
  const { year = firstYear, subject } = readCoursePath(pathname);
  if (subject.trim() === '') return 'missing';
  await Promise.all([
    queryClient.prefetchQuery(filesOfCourse(year, subject)),
    queryClient.prefetchQuery(filesOfOtherSpellings(year, subject)),
    isEnglish(search) && queryClient.prefetchQuery(englishNamesOfYear(year)),
  ]);
  const lists = [filesOfCourse(year, subject), filesOfOtherSpellings(year, subject)];
  const keys = lists.map(({ queryKey }) => queryKey);
  if (!keys.every((key) => queryClient.getQueryData(key)?.length === 0)) return undefined;
  await queryClient.prefetchQuery(movedCourses);
  const places = newPlaces(queryClient.getQueryData(movedCourses.queryKey));
  const movedTo = places.get(coursePath(year, subject))?.path;
  return movedTo === undefined ? 'missing' : { movedTo };
};

/** Prefetches the data of `/dispense/clmg/:year`. */
export const loadClmgYear: Loader = async ({ pathname, search }, queryClient) => {
  const year = clmgYearOfSlug(matchPath('/dispense/clmg/:year', pathname)?.params.year);
  if (!year) return 'missing';
  await Promise.all([
    queryClient.prefetchQuery(filesOfClmgYear(year)),
    isEnglish(search) && queryClient.prefetchQuery(englishNamesOfClmgYear(year)),
  ]);
  return undefined;
};

/** Links name the language, so that the first paint of an English page has the English names. */
const isEnglish = (search: string) => new URLSearchParams(search).get('lang') === 'en';
