/** What a device keeps of the handouts, and all that is shown of it: loaded where there is something. */
export { RecentFiles } from '../recent/RecentFiles.tsx';
export { rememberFile } from '../recent/recentFilesStore.ts';
export { CourseNote } from './CourseNote.tsx';
export { ExamDate } from './ExamDate.tsx';
export { NewSinceVisit, OfflineMark } from './FileMarks.tsx';
export { FollowedCourses } from './FollowedCourses.tsx';
export { toggleFollowed } from './followedStore.ts';
export { LinkedCourses } from './LinkedCourses.tsx';
export { ResumeTicket } from './ResumeTicket.tsx';
export { toggleOfflineCourse } from './storeCourse.ts';
export { translations } from './translations.ts';
