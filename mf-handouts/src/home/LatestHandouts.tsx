import { useQuery, useTranslation } from 'shared/runtime';
import { EmptyState, RetryButton, Skeleton } from 'shared/ui';
import { MarksNew } from '../files/NewMark.tsx';
import { marksNew } from '../files/uploadDate.ts';
import { latestOfYear } from '../queries.ts';
import { useFailureReport } from '../useFailure.ts';
import type { UndergraduateYear } from '../years/years.ts';
import { Ticket } from './Ticket.tsx';

const grid = 'grid grid-cols-1 gap-4 md:grid-cols-3';

/** The latest three handouts of a year. */
export function LatestHandouts({ year }: { year: UndergraduateYear }) {
  const { t } = useTranslation('handouts');
  const { data, error, isPending, refetch } = useQuery(latestOfYear(year));
  useFailureReport(error, 'The latest handouts could not be read');

  if (isPending) {
    return (
      <div className={grid}>
        {['first', 'second', 'third'].map((place) => (
          <Skeleton key={place} className="h-55" />
        ))}
      </div>
    );
  }
  if (!data) {
    // A failure is only logged and shown as empty (specification section 8), yet honestly.
    return (
      <EmptyState title={t('home.empty')} action={<RetryButton onRetry={refetch} />}>
        {t('home.failedHint')}
      </EmptyState>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title={t('home.empty')}>
        {t('home.emptyHint', { year: t(`yearsInText.${year.name}`) })}
      </EmptyState>
    );
  }
  const dates = data.map(({ uploadedAt }) => uploadedAt);
  return (
    <MarksNew value={marksNew(dates, Date.now())}>
      <ul className={grid}>
        {data.map((file) => (
          <li key={file.id}>
            <Ticket file={file} />
          </li>
        ))}
      </ul>
    </MarksNew>
  );
}
