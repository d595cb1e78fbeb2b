import { createDeviceStore, setPersonalMark } from 'shared/device';
import { parseRows } from 'shared/parse-rows';
import { createStore } from 'shared/runtime';
import { z } from 'shared/zod';
import { usePressed } from './pressed.ts';

const keptCourse = z.object({
  path: z.string().check(z.startsWith('/dispense/')),
  /** When its files were last fetched or checked, in milliseconds since 1970. */
  savedAt: z.number(),
  /** How many files were stored then: if the cache holds fewer, the browser evicted some. */
  files: z.number(),
  bytes: z.number(),
});

export type KeptCourse = z.infer<typeof keptCourse>;

/** The courses whose files this device keeps. The files are in Cache Storage. */
export const keptCourses = createDeviceStore<KeptCourse[]>({
  key: 'handouts.kept',
  schema: z.pipe(
    z.array(z.unknown()),
    z.transform((courses: unknown[]) => parseRows(keptCourse, courses)),
  ),
  empty: [],
});

function show(courses: readonly KeptCourse[]): void {
  usePressed.setState({ kept: courses.map(({ path }) => path) });
  setPersonalMark('handouts-kept', courses.length > 0);
}
show(keptCourses.value());
keptCourses.subscribe(show);

/** Adds a course or replaces it. */
export function setKept(course: KeptCourse): void {
  const others = keptCourses.value().filter(({ path }) => path !== course.path);
  keptCourses.set([...others, course]);
}

export function removeKept(path: string): void {
  keptCourses.set(keptCourses.value().filter((course) => course.path !== path));
}

/** How storing a course's files went. */
export interface Stored {
  step: 'stored';
  /** The keys of the files that are stored. */
  keys: ReadonlySet<string>;
  /** How many files could not be fetched. */
  failed: number;
  /** How many files the browser had evicted, which were fetched again. */
  evicted: number;
  /** The browser has no room, or stores nothing for this site. */
  isRefused: boolean;
}

export type Storing = { step: 'storing'; done: number; total: number } | Stored;

/** What this page knows of the courses that are kept, by path. */
export const useStoring = createStore<Readonly<Record<string, Storing>>>(() => ({}));
