import { createDeviceStore } from 'shared/device';
import { listOf } from 'shared/parse-rows';
import { useCourseToggles } from '../course/courseToggles.ts';
import type { HandoutFile } from '../handoutFile.ts';
import { listPath } from '../paths.ts';
import { afterVisit, type FollowedCourse, followedCourse, followedNow } from './visits.ts';

/** The courses that are followed on this device. Reading skips invalid ones. */
export const followedCourses = createDeviceStore<FollowedCourse[]>({
  key: 'handouts.followed',
  schema: listOf(followedCourse),
  empty: [],
});

const show = (courses: readonly FollowedCourse[]) =>
  useCourseToggles.setState({ followed: courses.map(({ path }) => path) });
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

/** Follows further courses. All of their files count as seen. */
export function followAll(added: readonly { path: string; subject: string }[]): void {
  const courses = followedCourses.value();
  const missing = added.filter(({ path }) => !courses.some((course) => course.path === path));
  const now = Date.now();
  followedCourses.set([
    ...courses,
    ...missing.map(({ path, subject }) => followedNow({ path, subject }, [], now)),
  ]);
}

function change(path: string, changed: (course: FollowedCourse) => FollowedCourse): void {
  const courses = followedCourses.value();
  followedCourses.set(courses.map((course) => (course.path === path ? changed(course) : course)));
}

/** Sets the date of a followed course's exam, or removes it. */
export const setExam = (path: string, exam: string | undefined) =>
  change(path, (course) => ({ ...course, exam }));

/** Records a visit to the page of a followed course. */
export const recordVisit = (path: string, files: readonly HandoutFile[]) =>
  change(path, (course) => afterVisit(course, files, Date.now()));

/** Whether a file belongs to a course, whose name its row may write in another case. */
export function isOf(file: HandoutFile, course: FollowedCourse): boolean {
  return listPath(file)?.toLowerCase() === course.path.toLowerCase();
}
