import { createDeviceStore, setPersonalMark } from 'shared/device';
import { listOf } from 'shared/parse-rows';
import { z } from 'shared/zod';
import type { HandoutFile } from '../handoutFile.ts';
import { listPath } from '../paths.ts';
import { useCourseToggles } from './courseToggles.ts';
import { afterVisit, type FollowedCourse, followedNow } from './visits.ts';

const seen = z.object({ at: z.number(), upTo: z.number() });

const followedCourse = z.object({
  path: z.string().check(z.startsWith('/dispense/')),
  subject: z.string().check(z.minLength(1)),
  seen,
  before: seen,
  // An invalid date must not cost the course.
  exam: z.catch(z.optional(z.iso.date()), undefined),
});

/** The courses that are followed on this device; an invalid one costs only itself. */
export const followedCourses = createDeviceStore<FollowedCourse[]>({
  key: 'handouts.followed',
  schema: listOf(followedCourse),
  empty: [],
});

function show(courses: readonly FollowedCourse[]): void {
  useCourseToggles.setState({ followed: courses.map(({ path }) => path) });
  setPersonalMark('handouts-followed', courses.length > 0);
}
show(followedCourses.value());
followedCourses.subscribe(show);

/** Follows a course, or stops following it. */
export function toggleFollowed(
  course: { path: string; subject: string },
  files: readonly HandoutFile[],
): void {
  const courses = followedCourses.value();
  const others = courses.filter(({ path }) => path !== course.path);
  followedCourses.set(
    others.length < courses.length ? others : [...courses, followedNow(course, files, Date.now())],
  );
}

/** Follows courses in addition to those that are followed; nothing of them is new. */
export function followAll(added: readonly { path: string; subject: string }[]): void {
  const courses = followedCourses.value();
  const missing = added.filter(({ path }) => !courses.some((course) => course.path === path));
  const now = Date.now();
  followedCourses.set([
    ...courses,
    ...missing.map(({ path, subject }) => followedNow({ path, subject }, [], now)),
  ]);
}

/** Sets the date of a followed course's exam, or removes it. */
export function setExam(path: string, exam: string | undefined): void {
  followedCourses.set(
    followedCourses.value().map((course) => (course.path === path ? { ...course, exam } : course)),
  );
}

/** Records a visit to a course's page, if the course is followed. */
export function recordVisit(path: string, files: readonly HandoutFile[]): void {
  const courses = followedCourses.value();
  if (!courses.some((course) => course.path === path)) return;
  followedCourses.set(
    courses.map((course) =>
      course.path === path ? afterVisit(course, files, Date.now()) : course,
    ),
  );
}

/** Whether a file belongs to a course, whose name its row may write in another case. */
export function isOf(file: HandoutFile, course: FollowedCourse): boolean {
  return listPath(file)?.toLowerCase() === course.path.toLowerCase();
}
