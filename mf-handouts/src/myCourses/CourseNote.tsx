import { useEffect } from 'react';
import { useNow, useTranslation } from 'shared/runtime';
import type { HandoutFile } from '../handoutFile.ts';
import { OfflineNote } from '../offline/OfflineNote.tsx';
import { offlineCourses } from '../offline/offlineStore.ts';
import { fileKey } from '../offline/storedFiles.ts';
import { followedCourses, recordVisit } from './followedStore.ts';
import { useSince } from './sinceText.ts';
import { type FollowedCourse, isFirstVisit, isNewSince } from './visits.ts';

interface CourseNoteProps {
  /** The path of the course's page. */
  path: string;
  files: readonly HandoutFile[];
  /** Shown while the course is neither followed nor stored. */
  children: string;
}

/** What the device knows of a course: what is new in it, and which of its files are stored. */
export function CourseNote({ path, files, children }: CourseNoteProps) {
  const followed = followedCourses.useValue().find((course) => course.path === path);
  const stored = offlineCourses.useValue().find((course) => course.path === path);
  if (!followed && !stored) return children;
  return (
    <>
      {followed ? (
        <span className="block">
          <NewsNote course={followed} files={files} />
        </span>
      ) : null}
      {stored ? (
        <span className="block">
          <OfflineNote course={stored} files={files} />
        </span>
      ) : null}
    </>
  );
}

function NewsNote({ course, files }: { course: FollowedCourse; files: readonly HandoutFile[] }) {
  const { t } = useTranslation('myCourses');
  const since = useSince();
  const now = useNow();
  const uploads = files.map(fileKey).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `uploads` says when the files changed.
  useEffect(() => recordVisit(course.path, files), [course.path, uploads]);

  const count = files.filter((file) => isNewSince(file, course.before, now)).length;
  if (isFirstVisit(course)) return t('followed');
  if (count === 0) return t('nothingNew', { since: since(course.before.at) });
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-accent">
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {t('news', { count, since: since(course.before.at) })}
    </span>
  );
}
