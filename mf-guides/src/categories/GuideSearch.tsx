import { memo, useMemo } from 'react';
import { useQuery, useTranslation } from 'shared/runtime';
import { queryTerms } from 'shared/search';
import { EmptyState } from 'shared/ui';
import { type Guide, searchGuides } from '../guide.ts';
import { FilesInItalian } from '../list/FilesInItalian.tsx';
import { countKey, GuideList, GuideListSkeleton } from '../list/GuideList.tsx';
import { GuidesError } from '../list/GuidesError.tsx';
import { allGuides } from '../queries.ts';

/** The guides of every category that match a search, each with the name of its category. */
export const GuideSearch = memo(function GuideSearch({ query }: { query: string }) {
  const { data, isPending, error, refetch } = useQuery(allGuides);
  return (
    <>
      {isPending ? <GuideListSkeleton count={3} /> : null}
      {error && !data ? <GuidesError error={error} onRetry={refetch} /> : null}
      {data ? <Matches guides={data} query={query} /> : null}
    </>
  );
});

function Matches({ guides, query }: { guides: readonly Guide[]; query: string }) {
  const { t } = useTranslation('guides');
  const terms = useMemo(() => queryTerms(query), [query]);
  const { items, isComplete } = useMemo(() => searchGuides(guides, terms, true), [guides, terms]);
  return (
    <>
      <div className={items.length === 0 ? 'sr-only' : 'flex flex-wrap gap-x-3 pb-4 text-sm'}>
        <p role="status" className="text-quiet">
          {t(countKey(terms, isComplete), { count: items.length })}
        </p>
        {items.length === 0 ? null : <FilesInItalian />}
      </div>
      {items.length === 0 ? (
        <EmptyState title={t('search.nothing', { typed: query })}>
          {t('search.nothingHint')}
        </EmptyState>
      ) : (
        <GuideList guides={items} terms={terms} showCategory />
      )}
    </>
  );
}
