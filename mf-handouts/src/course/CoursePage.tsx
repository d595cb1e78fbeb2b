import { useHeading, useLocation, useTranslation } from 'shared/runtime';
import { ButtonLink, EmptyState, ErrorState } from 'shared/ui';
import { ArchiveButton } from '../archive/ArchiveButton.tsx';
import { FileName } from '../files/FileName.tsx';
import { FileRows, FileRowsSkeleton } from '../files/FileRows.tsx';
import type { HandoutFile } from '../files/handoutFile.ts';
import { OpeningRow } from '../files/OpeningRow.tsx';
import { PreviewSpace } from '../preview/PreviewSpace.tsx';
import { isRefusal, useFailureReport, useFailureToast } from '../useFailure.ts';
import { readCoursePath, yearAddress } from '../years/courseAddress.ts';
import { firstYear, type UndergraduateYear } from '../years/years.ts';
import { useCourseFiles } from './useCourseFiles.ts';

/** `/dispense/primo-anno/:courseName` and its sisters: the files of one course. */
export default function CoursePage() {
  const { year = firstYear, subject } = readCoursePath(useLocation().pathname);
  if (subject.trim() === '') return <NoFiles year={year} />;
  return <Course year={year} subject={subject} />;
}

function Course({ year, subject }: { year: UndergraduateYear; subject: string }) {
  const { t } = useTranslation('handouts');
  const { data, error, isPending, refetch } = useCourseFiles(year, subject);
  const failure = isRefusal(error) ? t('loadFailed') : t('course.unexpected');
  useFailureReport(error, 'The files of a course could not be read');
  useFailureToast(error, failure);
  const inText = t(`yearsInText.${year.name}`);
  useHeading(
    subject.trim(),
    data && t('course.description', { files: t('count', { count: data.length }), year: inText }),
  );

  if (isPending) return <FileRowsSkeleton rows={6} />;
  if (!data) {
    return (
      <ErrorState title={failure} onRetry={() => void refetch()}>
        {t('failedHint')}
      </ErrorState>
    );
  }
  if (data.length === 0) return <NoFiles year={year} />;
  return <Files files={data} year={year} subject={subject.trim()} />;
}

interface FilesProps {
  files: readonly HandoutFile[];
  year: UndergraduateYear;
  subject: string;
}

function Files({ files, year, subject }: FilesProps) {
  const { t } = useTranslation('handouts');
  return (
    <PreviewSpace items={files.map((file) => ({ file, page: 1 }))}>
      <div className="flex flex-col gap-5">
        <FileRows
          files={files}
          row={(file) => (
            <OpeningRow key={file.id} file={file} facts={[t(`years.${year.name}`)]}>
              <FileName name={file.name} subject={subject} />
            </OpeningRow>
          )}
        />
        {files.length > 1 ? <ArchiveButton files={files} name={subject} /> : null}
      </div>
    </PreviewSpace>
  );
}

function NoFiles({ year }: { year: UndergraduateYear }) {
  const { t } = useTranslation('handouts');
  const inText = t(`yearsInText.${year.name}`);
  return (
    <EmptyState
      title={t('course.empty')}
      action={
        <ButtonLink variant="outline" to={yearAddress(year)}>
          {t('course.toYear', { year: inText })}
        </ButtonLink>
      }
    >
      {t('course.emptyHint', { year: inText })}
    </EmptyState>
  );
}
