import { useDeferredValue } from 'react';
import { useQuery, useTranslation } from 'shared/runtime';
import { SearchField, useSearchTermParam } from 'shared/ui';
import { GuidesError } from '../list/GuidesError.tsx';
import { MatchingGuides } from '../list/MatchingGuides.tsx';
import { allGuides } from '../queries.ts';
import { CategoryGrid } from './CategoryGrid.tsx';

/** `/guide`: the categories, or the guides of all of them that match a search. */
export default function CategoriesPage() {
  const { t } = useTranslation('guides');
  const { typed, setTyped } = useSearchTermParam();
  const query = useDeferredValue(typed.trim());
  return (
    <>
      <SearchField
        label={t('search.label')}
        value={typed}
        onChange={setTyped}
        className="mb-6 max-w-96 print:hidden"
      />
      {query === '' ? <CategoryGrid /> : <GuideSearch query={query} />}
    </>
  );
}

function GuideSearch({ query }: { query: string }) {
  const { t } = useTranslation('guides');
  const { data, error, refetch } = useQuery(allGuides);
  if (error && !data) return <GuidesError error={error} onRetry={refetch} />;
  return (
    <MatchingGuides
      guides={data}
      query={query}
      nothingHint={t('search.nothingHint')}
      ofAllCategories
    />
  );
}
