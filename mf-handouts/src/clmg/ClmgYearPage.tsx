import { useHeading, useLanguage, useParams, useQuery, useTranslation } from 'shared/runtime';
import { ButtonLink, EmptyState, ErrorState, Skeleton } from 'shared/ui';
import { CourseFiles } from '../course/CourseFiles.tsx';
import { useFileList } from '../course/useFileList.ts';
import { FileRowsSkeleton } from '../files/FileRows.tsx';
import { englishNamesOfClmgYear } from '../names/queries.ts';
import { clmgYearPath } from '../paths.ts';
import { fileSizes, filesOfClmgYear } from '../queries.ts';
import { type ClmgYear, clmgYearOfSlug } from '../years.ts';
import { ClmgFile } from './ClmgFile.tsx';

/** `/dispense/clmg/:year`: the law degree's files of one year. */
export default function ClmgYearPage() {
  const year = clmgYearOfSlug(useParams().year);
  return year ? <Year key={year.slug} year={year} /> : <UnknownYear />;
}

function Year({ year }: { year: ClmgYear }) {
  const { t } = useTranslation('handouts');
  const query = useQuery(filesOfClmgYear(year));
  const list = useFileList(query, fileSizes(String(year.courseYear)));
  const isEnglish = useLanguage() === 'en';
  const { data: names } = useQuery({ ...englishNamesOfClmgYear(year), enabled: isEnglish });
  const english = isEnglish ? names : undefined;
  const inText = t(`yearsInText.${year.name}`);
  const heading = t('clmg.heading', { year: inText });
  // The default description, "all the files of the year", would be wrong above an empty list.
  useHeading(heading, list && (list.total > 0 ? t('count', { count: list.total }) : ''));

  if (query.isPending) return <YearSkeleton />;
  if (!list) {
    return (
      <ErrorState title={t('clmg.errorFetching')} onRetry={query.refetch}>
        {t('failedHint')}
      </ErrorState>
    );
  }
  if (list.total === 0) {
    return <EmptyState title={t('clmg.empty')}>{t('clmg.emptyHint', { year: inText })}</EmptyState>;
  }
  return (
    <CourseFiles
      list={list}
      path={clmgYearPath(year)}
      subject={heading}
      name={heading}
      {...(english ? { english } : {})}
      hasFilter
      row={(file, term) => (
        <ClmgFile key={file.id} file={file} term={term} english={english?.get(file.id)} />
      )}
    />
  );
}

function YearSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton silent className="h-11 max-w-100" />
      <FileRowsSkeleton rows={6} />
    </div>
  );
}

function UnknownYear() {
  const { t } = useTranslation('handouts');
  useHeading(t('clmg.title'), '');
  return (
    <ErrorState title={t('clmg.unknownYear')}>
      <p>{t('clmg.unknownYearHint')}</p>
      <ButtonLink variant="outline" className="mt-4" to="/dispense/clmg">
        {t('clmg.toYears')}
      </ButtonLink>
    </ErrorState>
  );
}
