import { useEffect } from 'react';
import { formatDate, numberFormat } from 'shared/format';
import { useLanguage, useNow, useTranslation } from 'shared/runtime';
import type { HandoutFile } from '../handoutFile.ts';
import { followedCourses, recordVisit } from './followedStore.ts';
import { type OfflineCourse, offlineCourses, type Storing, useStoring } from './offlineStore.ts';
import { storeCourse } from './storeCourse.ts';
import { fileKey } from './storedFiles.ts';
import { useSince } from './useSince.ts';
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
  const storing = useStoring((all) => all[path]);
  const isFollowed = followed !== undefined;
  const isStored = stored !== undefined;
  const uploads = files.map(fileKey).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `uploads` says when the files changed.
  useEffect(() => {
    if (isFollowed) recordVisit(path, files);
  }, [isFollowed, path, uploads]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (isStored) void storeCourse(path, files);
  }, [isStored, path, uploads]);

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
          <OfflineNote course={stored} storing={storing} />
        </span>
      ) : null}
    </>
  );
}

function NewsNote({ course, files }: { course: FollowedCourse; files: readonly HandoutFile[] }) {
  const { t } = useTranslation('myCourses');
  const since = useSince();
  const now = useNow();
  const count = files.filter((file) => isNewSince(file, course.before, now)).length;
  if (count === 0 && isFirstVisit(course)) return t('followed');
  if (count === 0) return t('nothingNew', { since: since(course.before.at) });
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-accent">
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {t('news', { count, since: since(course.before.at) })}
    </span>
  );
}

function OfflineNote({ course, storing }: { course: OfflineCourse; storing: Storing | undefined }) {
  const { t } = useTranslation('myCourses');
  const language = useLanguage();
  if (storing?.step === 'storing') {
    return t('offline.storing', { done: storing.done, total: storing.total });
  }
  if (storing?.isRefused) return t('offline.refused');
  const { evicted = 0, failed = 0 } = storing ?? {};
  const size = numberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(course.bytes / 1_000_000);
  const date = formatDate(new Date(course.savedAt).toISOString(), language) ?? '';
  return [
    t('offline.stored', { count: course.files, size, date }),
    ...(evicted > 0 ? [t('offline.evicted', { count: evicted })] : []),
    ...(failed > 0 ? [t('offline.failed', { count: failed })] : []),
  ].join(' ');
}
