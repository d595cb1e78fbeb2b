import { useQuery, useTranslation } from 'shared/runtime';
import { EmptyState } from 'shared/ui';
import { GuideList } from '../category/GuideList.tsx';
import { GuidesToCome } from '../category/GuidesToCome.tsx';
import { GuideTile } from '../category/GuideTile.tsx';
import { findGuides } from '../guideRow.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { allGuides } from '../queries.ts';

/** The guides of every category that match what is typed, each with the name of its category. */
export function GuideSearch({ typed }: { typed: string }) {
  const { t } = useTranslation('guides');
  const { data, isPending, error, refetch } = useQuery(allGuides);
  if (isPending) return <GuidesToCome count={3} />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;

  const found = findGuides(data, typed, (entry) => t(`names.${entry.category}`));
  return (
    <>
      <p role="status" className={found.length === 0 ? 'sr-only' : 'pb-4 text-sm text-quiet'}>
        {t('search.found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState title={t('search.nothing', { typed })}>{t('search.nothingHint')}</EmptyState>
      ) : (
        <GuideList
          key={typed}
          guides={found}
          tile={(guide) => (
            <GuideTile
              guide={guide}
              place={guide.category && t(`names.${guide.category.category}`)}
            />
          )}
        />
      )}
    </>
  );
}
