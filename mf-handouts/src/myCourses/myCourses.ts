/**
 * The lazy code of what a device keeps of the handouts: followed courses, stored files and recently opened
 * files.
 */
import { inEveryLanguage } from 'shared/contract';
import type texts from './locales/it.json';

export { OfflineMark } from '../offline/OfflineMark.tsx';
export { OfflineShelf } from '../offline/OfflineShelf.tsx';
export { toggleOfflineCourse } from '../offline/storeCourse.ts';
export { RecentFiles } from '../recent/RecentFiles.tsx';
export { ResumeTicket } from '../recent/ResumeTicket.tsx';
export { remember } from '../recent/remember.ts';
export { CourseNote } from './CourseNote.tsx';
export { ExamDate } from './ExamDate.tsx';
export { FollowedCourses } from './FollowedCourses.tsx';
export { toggleFollowed } from './followedStore.ts';
export { LinkedCourses } from './LinkedCourses.tsx';
export { NewSinceVisit } from './NewSinceVisit.tsx';

declare module 'shared/translations' {
  interface NamespaceTranslations {
    myCourses: typeof texts;
  }
}

export const translations = inEveryLanguage(
  (language) => () => import(/* webpackMode: "eager" */ `./locales/${language}.json`),
);
