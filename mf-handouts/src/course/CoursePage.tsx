import { useHeading, useLocation, useQuery, useTranslation } from 'shared/runtime';
import { ButtonLink, EmptyState, ErrorState, FollowFeed, ShareButton } from 'shared/ui';
import { ArchiveButton } from '../archive/ArchiveButton.tsx';
import { FileName } from '../files/FileName.tsx';
import { OpeningRow } from '../files/FileRow.tsx';
import { FileRows, FileRowsSkeleton } from '../files/FileRows.tsx';
import { MailLink } from '../files/MailLink.tsx';
import type { HandoutFile } from '../handoutFile.ts';
import { MovedCourse } from '../moved/MovedCourse.tsx';
import { useLoadedMyCourses } from '../myCourses/loadMyCourses.ts';
import { useEnglishName } from '../names/useEnglishName.ts';
import { coursePath, readCoursePath, yearPath } from '../paths.ts';
import { PreviewLayout } from '../preview/PreviewLayout.tsx';
import { courseErrorMessage, filesOfCourse, filesOfOtherSpellings } from '../queries.ts';
import { firstYear, type UndergraduateYear } from '../years.ts';
import { CourseBar } from './CourseBar.tsx';

/** `/dispense/primo-anno/:courseName` and the other years' courses: the files of one course. */
export default function CoursePage() {
  const { year = firstYear, subject } = readCoursePath(useLocation().pathname);
  if (subject.trim() === '') return <NoFiles year={year} />;
  return <Course year={year} subject={subject} />;
}

interface CourseProps {
  year: UndergraduateYear;
  subject: string;
}

function Course({ year, subject }: CourseProps) {
  const { t } = useTranslation(['handouts', 'common']);
  const { files, error, isPending, refetch } = useCourseFiles(year, subject);
  const english = useEnglishName(year)(subject);
  const facts = files && {
    files: t('count', { count: files.length }),
    year: t(`yearsInText.${year.name}`),
  };
  useHeading(
    english ?? subject.trim(),
    facts &&
      (english
        ? t('course.translatedDescription', { ...facts, subject: subject.trim() })
        : t('course.description', facts)),
    english ? undefined : 'it',
  );

  if (isPending) return <FileRowsSkeleton rows={6} />;
  if (!files) {
    return (
      <ErrorState title={t(courseErrorMessage(error))} onRetry={refetch}>
        {t('failedHint')}
      </ErrorState>
    );
  }
  if (files.length === 0) {
    return (
      <MovedCourse path={coursePath(year, subject)}>
        <NoFiles year={year} />
      </MovedCourse>
    );
  }
  return <Files files={files} year={year} subject={subject.trim()} />;
}

/**
 * The files whose subject equals the URL, then those of other spellings. The list does not wait
 * for the latter, and keeps its files when they fail.
 */
function useCourseFiles(year: UndergraduateYear, subject: string) {
  const exact = useQuery(filesOfCourse(year, subject));
  const other = useQuery(filesOfOtherSpellings(year, subject));
  const isEmpty = exact.data?.length === 0;
  return {
    files: exact.data && mergeNewestFirst(exact.data, other.data ?? []),
    error: exact.error,
    refetch: exact.refetch,
    isPending: exact.isPending || (isEmpty && other.isPending),
  };
}

function mergeNewestFirst(files: HandoutFile[], others: readonly HandoutFile[]): HandoutFile[] {
  if (others.length === 0) return files;
  const date = (file: HandoutFile) => file.uploadedAt ?? '';
  return [...files, ...others].sort((left, right) => date(right).localeCompare(date(left)));
}

function Files({ files, year, subject }: CourseProps & { files: readonly HandoutFile[] }) {
  const { t } = useTranslation('handouts');
  const myCourses = useLoadedMyCourses();
  const path = coursePath(year, subject);
  const name = useEnglishName(year)(subject) ?? subject;
  return (
    <PreviewLayout items={files.map((file) => ({ file, page: 1 }))}>
      <div className="flex flex-col gap-5">
        <CourseBar path={path} subject={subject} files={files} />
        <div className="relative flex flex-wrap items-center gap-2 empty:hidden following:min-h-11 print:hidden">
          {files.length > 1 ? <ArchiveButton files={files} name={subject} /> : null}
          {myCourses ? <myCourses.ExamDate path={path} year={year} subject={subject} /> : null}
        </div>
        <FileRows
          files={files}
          row={(file) => (
            <OpeningRow key={file.id} file={file} facts={[t(`years.${year.name}`)]}>
              <FileName name={file.name} subject={subject} />
            </OpeningRow>
          )}
        />
        <div className="flex flex-wrap gap-2">
          <FollowFeed path={path} name={name} />
          <ShareButton path={path} name={name} />
          <MailLink subject={t('course.notesSubject', { course: name })} path={path}>
            {t('course.sendNotes')}
          </MailLink>
        </div>
      </div>
    </PreviewLayout>
  );
}

function NoFiles({ year }: { year: UndergraduateYear }) {
  const { t } = useTranslation('handouts');
  const inText = t(`yearsInText.${year.name}`);
  return (
    <EmptyState
      title={t('course.empty')}
      action={
        <ButtonLink variant="outline" to={yearPath(year)}>
          {t('course.toYear', { year: inText })}
        </ButtonLink>
      }
    >
      {t('course.emptyHint', { year: inText })}
    </EmptyState>
  );
}
