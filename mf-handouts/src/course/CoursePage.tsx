import { useHeading, useLocation, useQuery, useTranslation } from 'shared/runtime';
import { ButtonLink, EmptyState, ErrorState } from 'shared/ui';
import { FileName } from '../files/FileName.tsx';
import { OpeningRow } from '../files/FileRow.tsx';
import { FileRowsSkeleton } from '../files/FileRows.tsx';
import { MovedCourse } from '../moved/MovedCourse.tsx';
import { useLoadedMyCourses } from '../myCourses/loadMyCourses.ts';
import { useEnglishName } from '../names/useEnglishName.ts';
import { coursePath, readCoursePath, yearPath } from '../paths.ts';
import { courseErrorMessage, fileSizes, filesOfCourse, filesOfOtherSpellings } from '../queries.ts';
import { firstYear, type UndergraduateYear } from '../years.ts';
import { CourseFiles } from './CourseFiles.tsx';
import { type ListedFiles, useFileList } from './useFileList.ts';
import { withOthers } from './withOthers.ts';

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
  const { list, error, isPending, refetch } = useCourseFiles(year, subject);
  const english = useEnglishName(year)(subject);
  const facts = list && {
    files: t('count', { count: list.total }),
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
  if (!list) {
    return (
      <ErrorState title={t(courseErrorMessage(error))} onRetry={refetch}>
        {t('failedHint')}
      </ErrorState>
    );
  }
  if (list.total === 0) {
    return (
      <MovedCourse path={coursePath(year, subject)}>
        <NoFiles year={year} />
      </MovedCourse>
    );
  }
  return <Files list={list} year={year} subject={subject.trim()} />;
}

/**
 * The files whose subject equals the URL, then those of other spellings. The list does not wait
 * for the latter, and keeps its files when they fail.
 */
function useCourseFiles(year: UndergraduateYear, subject: string) {
  const exact = useQuery(filesOfCourse(year, subject));
  const other = useQuery(filesOfOtherSpellings(year, subject));
  const list = useFileList(exact, fileSizes(year.inTable, subject));
  return {
    list: list && withOthers(list, other.data ?? []),
    error: exact.error,
    refetch: exact.refetch,
    isPending: exact.isPending || (list?.total === 0 && other.isPending),
  };
}

function Files({ list, year, subject }: CourseProps & { list: ListedFiles }) {
  const { t } = useTranslation('handouts');
  const myCourses = useLoadedMyCourses();
  const path = coursePath(year, subject);
  const name = useEnglishName(year)(subject) ?? subject;
  const facts = [t(`years.${year.name}`)];
  return (
    <CourseFiles
      key={path}
      list={list}
      path={path}
      subject={subject}
      name={name}
      extra={myCourses && <myCourses.ExamDate path={path} year={year} subject={subject} />}
      row={(file, term) => (
        <OpeningRow key={file.id} file={file} facts={facts}>
          <FileName name={file.name} subject={subject} term={term} />
        </OpeningRow>
      )}
    />
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
