import { useDeferredValue } from 'react';
import { useTranslation } from 'shared/runtime';
import { SearchField, useSearchTermParam } from 'shared/ui';
import { GuideSearch } from '../search/GuideSearch.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';

/** `/guide`: the categories, or the guides of all of them that match what is typed. */
export default function CategoriesPage() {
  const { t } = useTranslation('guides');
  const { typed, setTyped } = useSearchTermParam();
  const term = useDeferredValue(typed.trim());
  return (
    <>
      <SearchField
        label={t('search.label')}
        value={typed}
        onChange={setTyped}
        className="mb-6 max-w-96 print:hidden"
      />
      {term === '' ? <CategoryGrid /> : <GuideSearch typed={term} />}
    </>
  );
}
