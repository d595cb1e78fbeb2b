import { memo, useMemo } from 'react';
import { useQuery, useTranslation } from 'shared/runtime';
import { queryTerms } from 'shared/search';
import { EmptyState } from 'shared/ui';
import { GuideList } from '../category/GuideList.tsx';
import { countedAs } from '../category/GuidesOnLine.tsx';
import { GuidesToCome } from '../category/GuidesToCome.tsx';
import { findGuides, type Guide } from '../guideRow.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { allGuides } from '../queries.ts';

/** The guides of every category that match what is typed, each with the name of its category. */
export const GuideSearch = memo(function GuideSearch({ typed }: { typed: string }) {
  const { data, isPending, error, refetch } = useQuery(allGuides);
  return (
    <>
      {isPending ? <GuidesToCome count={3} /> : null}
      {error && !data ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {data ? <FoundGuides guides={data} typed={typed} /> : null}
    </>
  );
});

function FoundGuides({ guides, typed }: { guides: readonly Guide[]; typed: string }) {
  const { t } = useTranslation('guides');
  const words = useMemo(() => queryTerms(typed), [typed]);
  const { items: found, isComplete } = useMemo(
    () => findGuides(guides, words, true),
    [guides, words],
  );
  return (
    <>
      <p role="status" className={found.length === 0 ? 'sr-only' : 'pb-4 text-sm text-quiet'}>
        {t(countedAs(words, isComplete), { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState title={t('search.nothing', { typed })}>{t('search.nothingHint')}</EmptyState>
      ) : (
        <GuideList guides={found} words={words} ofSeveral />
      )}
    </>
  );
}
