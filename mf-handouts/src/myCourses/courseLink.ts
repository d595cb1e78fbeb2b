import { z } from 'shared/zod';
import { clmgYearOfPath, clmgYearPath, coursePath, readCoursePath } from '../paths.ts';
import { clmgYearOfSlug, undergraduateYears, yearOfNumber } from '../years.ts';
import { linkMark } from './courseLinkMark.ts';

/** Links with more courses are refused. */
const maxCourses = 60;
/** Longer fragments are refused before they are decoded. */
const maxLength = 12_000;
const maxName = 200;

/** Stands for the year in the pair of a law year, whose name is its slug. */
const lawYears = 'clmg';

const courses = z
  .array(
    z.tuple([
      z.enum([...undergraduateYears.map(({ number }) => number), lawYears]),
      z.string().check(z.trim(), z.minLength(1), z.maxLength(maxName)),
    ]),
  )
  .check(z.minLength(1), z.maxLength(maxCourses));

/**
 * The path that carries followed courses to another device. They are in its fragment, which browsers never
 * send to a server. Visits and exam dates are not part of it.
 */
export function courseLink(followed: readonly { path: string }[]): string {
  const pairs = followed.slice(0, maxCourses).flatMap(({ path }) => {
    const law = clmgYearOfPath(path);
    if (law) return [[lawYears, law.slug]];
    const { year, subject } = readCoursePath(path);
    return year ? [[year.number, subject]] : [];
  });
  return `/dispense${linkMark}${encodeURIComponent(JSON.stringify(pairs))}`;
}

/** The courses of a fragment such as `#corsi=…`; none for one that `courseLink` did not write. */
export function linkedCourses(hash: string) {
  if (!hash.startsWith(linkMark) || hash.length > maxLength) return [];
  try {
    const pairs = z.parse(courses, JSON.parse(decodeURIComponent(hash.slice(linkMark.length))));
    const found = pairs.flatMap(([number, subject]) => {
      if (number !== lawYears) return { path: coursePath(yearOfNumber(number), subject), subject };
      const law = clmgYearOfSlug(subject);
      return law ? { path: clmgYearPath(law), subject } : [];
    });
    return [...new Map(found.map((course) => [course.path, course])).values()];
  } catch {
    return [];
  }
}
