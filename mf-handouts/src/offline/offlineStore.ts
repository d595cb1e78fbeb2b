import { createDeviceStore } from 'shared/device';
import { listOf } from 'shared/parse-rows';
import { createStore } from 'shared/runtime';
import { z } from 'shared/zod';
import { useCourseToggles } from '../course/courseToggles.ts';

const offlineCourse = z.object({
  path: z.string().check(z.startsWith('/dispense/')),
  /** When its files were last fetched or checked, in milliseconds since 1970. */
  savedAt: z.number(),
  /** How many files were stored then. If the cache has fewer, the browser evicted some. */
  files: z.number(),
  bytes: z.number(),
});

export type OfflineCourse = z.infer<typeof offlineCourse>;

/** The courses whose files this device stores. The files are in Cache Storage. */
export const offlineCourses = createDeviceStore<OfflineCourse[]>({
  // Students' devices already store it under this name.
  key: 'handouts.kept',
  schema: listOf(offlineCourse),
  empty: [],
});

const show = (courses: readonly OfflineCourse[]) =>
  useCourseToggles.setState({ offline: courses.map(({ path }) => path) });
show(offlineCourses.value());
offlineCourses.subscribe(show);

/** Adds a course or replaces it. */
export function setOfflineCourse(course: OfflineCourse): void {
  const others = offlineCourses.value().filter(({ path }) => path !== course.path);
  offlineCourses.set([...others, course]);
}

export function removeOfflineCourse(path: string): void {
  offlineCourses.set(offlineCourses.value().filter((course) => course.path !== path));
}

/** How storing a course's files went. */
interface Stored {
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

/** What this page knows of the courses that are stored, by path. */
const useAllStoring = createStore<{ all: ReadonlyMap<string, Storing> }>(() => ({
  all: new Map(),
}));

/** What a component reads of the course at a path. */
export const useStoring = <Value>(
  path: string | undefined,
  read: (storing: Storing | undefined) => Value,
): Value => useAllStoring(({ all }) => read(path === undefined ? undefined : all.get(path)));

/** @param storing Undefined when the course is no longer stored. */
export function setStoring(path: string, storing: Storing | undefined): void {
  const all = new Map(useAllStoring.getState().all);
  if (storing) all.set(path, storing);
  else all.delete(path);
  useAllStoring.setState({ all });
}
