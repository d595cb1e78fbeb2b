import { useDeferredValue } from 'react';
import { useTranslation } from 'shared/runtime';
import { SearchField, useSearchTermParam } from 'shared/ui';
import { CategoryGrid } from './CategoryGrid.tsx';
import { GuideSearch } from './GuideSearch.tsx';

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
