import { createStore } from 'shared/runtime';

interface CourseToggles {
  /** The paths of the courses that are followed. */
  followed: readonly string[];
  /** The paths of the courses whose files are stored on the device. */
  offline: readonly string[];
}

/**
 * Which toggle buttons of a course's page are on. The buttons are in the HTML; the code that reads the device's
 * storage loads later and sets this.
 */
export const useCourseToggles = createStore<CourseToggles>(() => ({ followed: [], offline: [] }));

/** Whether the device keeps something of a course. */
export const useIsMine = (path: string): boolean =>
  useCourseToggles(({ followed, offline }) => followed.includes(path) || offline.includes(path));
