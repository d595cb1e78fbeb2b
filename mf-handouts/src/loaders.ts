import type { Loader } from 'shared/contract';
import { matchPath } from 'shared/runtime';
import { type CourseEntry, mostCards } from './courses.ts';
import { type FileList, firstFiles } from './handoutFile.ts';
import { movedCourses, newPlaces } from './moved/movedCourses.ts';
import { englishNamesOfClmgYear, englishNamesOfYear } from './names/queries.ts';
import { coursePath, readCoursePath } from './paths.ts';
import {
  coursesOfYear,
  type FileSizes,
  fileSizes,
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
    queryClient.prefetchQuery({ ...newestOfYear(year), meta: datesOfCards }),
    isEnglish(search) && queryClient.prefetchQuery(englishNamesOfYear(year)),
  ]);
};

/** Prefetches the data of `/dispense/primo-anno/:courseName` and of the other years' courses. */
export const loadCourse: Loader = async ({ pathname, search }, queryClient) => {
  const { year = firstYear, subject } = readCoursePath(pathname);
  if (subject.trim() === '') return 'missing';
  const exact = filesOfCourse(year, subject);
  const other = filesOfOtherSpellings(year, subject);
  const sizes = fileSizes(year.inTable, subject);
  await Promise.all([
    queryClient.prefetchQuery(isFiltered(search) ? exact : { ...exact, meta: firstOfList }),
    queryClient.prefetchQuery(isFiltered(search) ? sizes : { ...sizes, meta: firstOfSizes }),
    queryClient.prefetchQuery(other),
    isEnglish(search) && queryClient.prefetchQuery(englishNamesOfYear(year)),
  ]);
  const hasFiles =
    queryClient.getQueryData(exact.queryKey)?.total !== 0 ||
    queryClient.getQueryData(other.queryKey)?.length !== 0;
  if (hasFiles) return undefined;
  await queryClient.prefetchQuery(movedCourses);
  const places = newPlaces(queryClient.getQueryData(movedCourses.queryKey));
  const movedTo = places.get(coursePath(year, subject))?.path;
  return movedTo === undefined ? 'missing' : { movedTo };
};

/** Prefetches the data of `/dispense/clmg/:year`. */
export const loadClmgYear: Loader = async ({ pathname, search }, queryClient) => {
  const year = clmgYearOfSlug(matchPath('/dispense/clmg/:year', pathname)?.params.year);
  if (!year) return 'missing';
  const list = filesOfClmgYear(year);
  const sizes = fileSizes(String(year.courseYear));
  await Promise.all([
    queryClient.prefetchQuery(isFiltered(search) ? list : { ...list, meta: firstOfList }),
    queryClient.prefetchQuery(isFiltered(search) ? sizes : { ...sizes, meta: firstOfSizes }),
    isEnglish(search) && queryClient.prefetchQuery(englishNamesOfClmgYear(year)),
  ]);
  return undefined;
};

/** An index shows no dates. */
const datesOfCards = {
  inPage: (dates: readonly CourseEntry[]) => (dates.length > mostCards ? [] : dates),
};

/** A page's HTML carries the first files of a list; of one that the address filters, it needs all. */
const firstOfList = {
  inPage: (list: FileList) => ({ ...list, files: list.files.slice(0, firstFiles(list.total)) }),
};
const firstOfSizes = {
  inPage: (known: FileSizes) => ({
    ...known,
    sizes: known.sizes.slice(0, firstFiles(known.files)),
  }),
};

const isFiltered = (search: string) =>
  searchTerm(new URLSearchParams(search).get('q') ?? '') !== '';

/** Links name the language, so that the first paint of an English page has the English names. */
const isEnglish = (search: string) => new URLSearchParams(search).get('lang') === 'en';
