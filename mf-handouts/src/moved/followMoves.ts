import { reportError } from 'shared/runtime';
import { followedCourses } from '../myCourses/followedStore.ts';
import { offlineCourses } from '../offline/offlineStore.ts';
import { moveStoredFiles } from '../offline/storedFiles.ts';
import type { NewPlace } from './movedCourses.ts';

/** Moves what this device follows and stores to the courses' new pages, with its visits and exam dates. */
export function followMoves(places: ReadonlyMap<string, NewPlace>): void {
  const followed = followedCourses.value();
  if (followed.some(({ path }) => places.has(path))) {
    const moved = followed.map((course) => ({ ...course, ...places.get(course.path) }));
    // Who followed both follows one.
    followedCourses.set([...new Map(moved.map((course) => [course.path, course])).values()]);
  }
  for (const course of offlineCourses.value()) {
    const place = places.get(course.path);
    if (place) void moveStored(course.path, place.path);
  }
}

async function moveStored(from: string, to: string): Promise<void> {
  try {
    await moveStoredFiles(from, to);
  } catch (cause) {
    reportError({ source: 'handouts', message: 'The stored files could not be moved', cause });
    return;
  }
  offlineCourses.set(
    offlineCourses.value().flatMap((course) => {
      if (course.path !== from) return [course];
      return offlineCourses.value().some(({ path }) => path === to)
        ? []
        : [{ ...course, path: to }];
    }),
  );
}
