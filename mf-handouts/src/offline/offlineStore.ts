import { createDeviceStore } from 'shared/device';
import { listOf } from 'shared/parse-rows';
import { createStore, reportError } from 'shared/runtime';
import { z } from 'shared/zod';
import { useCourseToggles } from '../course/courseToggles.ts';
import type { Reading } from '../opening/readings.ts';
import { listPath } from '../paths.ts';
import { offlineCacheName, storedSizes } from './storedFiles.ts';

const readPage = z.object({
  /** The id and name of the file. */
  id: z.string(),
  name: z.string(),
  /** From 1. */
  page: z.number().check(z.int(), z.positive()),
  pages: z.number().check(z.int(), z.positive()),
});

const offlineCourse = z.object({
  path: z.string().check(z.startsWith('/dispense/')),
  /** When its files were last fetched or checked, in milliseconds since 1970. */
  savedAt: z.number(),
  /** How many files were stored then. If the cache has fewer, the browser evicted some. */
  files: z.number(),
  bytes: z.number(),
  /** The page that was last in view. */
  last: z.optional(readPage),
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

/** Adds a course or changes it. */
export function setOfflineCourse(course: OfflineCourse): void {
  const courses = offlineCourses.value();
  const known = courses.some(({ path }) => path === course.path);
  const change = (other: OfflineCourse) =>
    other.path === course.path ? { ...other, ...course } : other;
  offlineCourses.set(known ? courses.map(change) : [...courses, course]);
}

/** Remembers the page of a file that is in view, if this device keeps its course. */
export function rememberPage({ file, page }: Reading): void {
  const path = listPath(file)?.toLowerCase();
  const course = offlineCourses.value().find((one) => one.path.toLowerCase() === path);
  if (!course || !page) return;
  const last = { id: file.id, name: file.name, page: page.number, pages: page.of };
  setOfflineCourse({ ...course, last });
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

/** Whether this device keeps a file, by its key in a cache. */
export const useIsStored = (key: string): boolean =>
  useAllStoring(({ all }) =>
    [...all.values()].some((storing) => storing.step === 'stored' && storing.keys.has(key)),
  );

/** @param storing Undefined when the course is no longer stored. */
export function setStoring(path: string, storing: Storing | undefined): void {
  const all = new Map(useAllStoring.getState().all);
  if (storing) all.set(path, storing);
  else all.delete(path);
  useAllStoring.setState({ all });
}

/** Reads which files of a course are stored, for the lists that also name them. */
async function readStored(path: string): Promise<void> {
  const sizes = await storedSizes(await caches.open(offlineCacheName(path)));
  if (useAllStoring.getState().all.has(path)) return;
  const keys = new Set(sizes.keys());
  setStoring(path, { step: 'stored', keys, failed: 0, evicted: 0, isRefused: false });
}

for (const { path } of offlineCourses.value()) {
  readStored(path).catch((cause: unknown) =>
    reportError({ source: 'handouts', message: 'The stored files cannot be read', cause }),
  );
}
