import { useQuery, useTranslation } from 'shared/runtime';
import { EmptyState, RetryButton, Skeleton } from 'shared/ui';
import { NewFiles } from '../files/FileDate.tsx';
import { latestOfYear } from '../queries.ts';
import type { UndergraduateYear } from '../years.ts';
import { Ticket } from './Ticket.tsx';

const grid = 'grid grid-cols-1 gap-4 md:grid-cols-3';

/** The latest three handouts of a year. */
export function LatestHandouts({ year }: { year: UndergraduateYear }) {
  const { t } = useTranslation('handouts');
  const { data, isPending, refetch } = useQuery(latestOfYear(year));

  if (isPending) {
    return (
      <div className={grid}>
        {['first', 'second', 'third'].map((key) => (
          <Skeleton key={key} className="h-55" />
        ))}
      </div>
    );
  }
  if (!data) {
    // Shown as empty, but the hint says that loading failed.
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
  return (
    <NewFiles files={data}>
      <ul className={grid}>
        {data.map((file) => (
          <li key={file.id}>
            <Ticket file={file} />
          </li>
        ))}
      </ul>
    </NewFiles>
  );
}
