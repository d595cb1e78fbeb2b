import { z } from 'shared/zod';
import { coursePath, readCoursePath } from '../paths.ts';
import { type UndergraduateYear, undergraduateYears } from '../years.ts';
import { linkMark } from './courseLinkMark.ts';

/** A course of a link. */
interface LinkedCourse {
  path: string;
  year: UndergraduateYear;
  subject: string;
}

/** Links with more courses are refused. */
const maxCourses = 60;
/** Longer fragments are refused before they are decoded. */
const maxLength = 12_000;
const maxName = 200;

const courses = z
  .array(
    z.tuple([
      z.enum(undergraduateYears.map(({ number }) => number)),
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
    const { year, subject } = readCoursePath(path);
    return year ? [[year.number, subject]] : [];
  });
  return `/dispense${linkMark}${encodeURIComponent(JSON.stringify(pairs))}`;
}

/** The courses of a fragment such as `#corsi=…`; none for one that `courseLink` did not write. */
export function linkedCourses(hash: string): LinkedCourse[] {
  if (!hash.startsWith(linkMark) || hash.length > maxLength) return [];
  try {
    const pairs = z.parse(courses, JSON.parse(decodeURIComponent(hash.slice(linkMark.length))));
    const found = new Map<string, LinkedCourse>();
    for (const [number, subject] of pairs) {
      const year = undergraduateYears.find((one) => one.number === number);
      if (!year) continue;
      const path = coursePath(year, subject);
      found.set(path, { path, year, subject });
    }
    return [...found.values()];
  } catch {
    return [];
  }
}
