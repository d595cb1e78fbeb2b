import { useHeading, useLanguage, useParams, useQuery, useTranslation } from 'shared/runtime';
import { ButtonLink, EmptyState, ErrorState, FollowFeed, Skeleton } from 'shared/ui';
import { FileRowsSkeleton } from '../files/FileRows.tsx';
import { englishNamesOfClmgYear } from '../names/queries.ts';
import { clmgYearPath } from '../paths.ts';
import { filesOfClmgYear } from '../queries.ts';
import { type ClmgYear, clmgYearOfSlug } from '../years.ts';
import { ClmgFiles } from './ClmgFiles.tsx';

/** `/dispense/clmg/:year`: the law degree's files of one year. */
export default function ClmgYearPage() {
  const year = clmgYearOfSlug(useParams().year);
  return year ? <Year key={year.slug} year={year} /> : <UnknownYear />;
}

function Year({ year }: { year: ClmgYear }) {
  const { t } = useTranslation('handouts');
  const { data, isPending, refetch } = useQuery(filesOfClmgYear(year));
  const isEnglish = useLanguage() === 'en';
  const { data: names } = useQuery({ ...englishNamesOfClmgYear(year), enabled: isEnglish });
  const inText = t(`yearsInText.${year.name}`);
  const heading = t('clmg.heading', { year: inText });
  // The default description, "all the files of the year", would be wrong above an empty list.
  useHeading(heading, isPending || data?.length ? undefined : '');

  if (isPending) return <YearSkeleton />;
  if (!data) {
    return (
      <ErrorState title={t('clmg.errorFetching')} onRetry={refetch}>
        {t('failedHint')}
      </ErrorState>
    );
  }
  if (data.length === 0) {
    return <EmptyState title={t('clmg.empty')}>{t('clmg.emptyHint', { year: inText })}</EmptyState>;
  }
  return (
    <div className="flex flex-col gap-5">
      <ClmgFiles files={data} name={heading} english={(isEnglish && names) || noNames} />
      <FollowFeed path={clmgYearPath(year)} name={heading} />
    </div>
  );
}

/** A constant: a new map at every render would filter the list again. */
const noNames: ReadonlyMap<string, string> = new Map();

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
