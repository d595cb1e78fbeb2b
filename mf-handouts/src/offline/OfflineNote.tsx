import { useEffect } from 'react';
import { formatDate } from 'shared/format';
import { useLanguage, useTranslation } from 'shared/runtime';
import { useSizeText } from '../files/fileSize.ts';
import type { HandoutFile } from '../handoutFile.ts';
import { type OfflineCourse, useStoring } from './offlineStore.ts';
import { storeCourse } from './storeCourse.ts';
import { fileKey } from './storedFiles.ts';

interface OfflineNoteProps {
  course: OfflineCourse;
  files: readonly HandoutFile[];
}

/** Brings the stored files of a course up to date, and says how many they are. */
export function OfflineNote({ course, files }: OfflineNoteProps) {
  const { t } = useTranslation('myCourses');
  const language = useLanguage();
  const sizeText = useSizeText();
  const { path } = course;
  const storing = useStoring(path, (known) => known);
  const uploads = files.map(fileKey).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `uploads` says when the files changed.
  useEffect(() => void storeCourse(path, files), [path, uploads]);

  if (storing?.step === 'storing') {
    return t('offline.storing', { done: storing.done, total: storing.total });
  }
  if (storing?.isRefused) return t('offline.refused');
  const { evicted = 0, failed = 0 } = storing ?? {};
  const size = sizeText(course.bytes);
  const date = formatDate(new Date(course.savedAt).toISOString(), language) ?? '';
  return [
    t('offline.stored', { count: course.files, size, date }),
    ...(evicted > 0 ? [t('offline.evicted', { count: evicted })] : []),
    ...(failed > 0 ? [t('offline.failed', { count: failed })] : []),
  ].join(' ');
}
