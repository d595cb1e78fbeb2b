import { useQuery, useTranslation } from 'shared/runtime';
import { EmptyState, RetryButton, Skeleton } from 'shared/ui';
import { NewFiles } from '../files/FileDate.tsx';
import { PreviewLayout } from '../preview/PreviewLayout.tsx';
import { latestOfYear } from '../queries.ts';
import type { UndergraduateYear } from '../years.ts';
import { latestCount } from './latestCount.ts';
import { Ticket } from './Ticket.tsx';

const grid = 'grid grid-cols-1 gap-3 tall:grid-cols-3 tall:gap-4';

/** The latest handouts of a year, with the preview of one beside them. */
export function LatestHandouts({ year }: { year: UndergraduateYear }) {
  const { t } = useTranslation('handouts');
  const { data, isPending, refetch } = useQuery(latestOfYear(year));

  if (isPending) {
    return (
      <div className="@container/tickets">
        <div className={grid}>
          {Array.from({ length: latestCount }, (_, index) => index).map((index) => (
            <Skeleton key={index} className="h-23 tall:h-47" />
          ))}
        </div>
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
    <PreviewLayout items={data.map((file) => ({ file, page: 1 }))} stepsInCourse>
      <NewFiles files={data}>
        <div className="@container/tickets">
          <ul className={grid}>
            {data.map((file) => (
              <li key={file.id} className="@container">
                <Ticket file={file} />
              </li>
            ))}
          </ul>
        </div>
      </NewFiles>
    </PreviewLayout>
  );
}
