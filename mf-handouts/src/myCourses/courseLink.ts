import { z } from 'shared/zod';
import { coursePath, readCoursePath } from '../paths.ts';
import { type UndergraduateYear, undergraduateYears } from '../years.ts';
import { linkMark } from './courseLinkMark.ts';

/** A course that somebody follows. */
interface LinkedCourse {
  path: string;
  year: UndergraduateYear;
  subject: string;
}

/** More than anybody follows; a link with more is refused. */
const maxCourses = 60;
/** Refused before it is decoded. */
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
 * send to a server; what of them is new or when the exam is stays here.
 */
export function courseLink(followed: readonly { path: string }[]): string {
  const pairs = followed.slice(0, maxCourses).flatMap(({ path }) => {
    const { year, subject } = readCoursePath(path);
    return year ? [[year.number, subject]] : [];
  });
  const bytes = new TextEncoder().encode(JSON.stringify(pairs));
  return `/dispense${linkMark}${toBase64Url(bytes)}`;
}

/** The courses of a fragment such as `#corsi=…`; none for one that `courseLink` did not write. */
export function linkedCourses(hash: string): LinkedCourse[] {
  if (!hash.startsWith(linkMark) || hash.length > maxLength) return [];
  try {
    const bytes = fromBase64Url(hash.slice(linkMark.length));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const pairs = z.parse(courses, JSON.parse(text));
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

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
