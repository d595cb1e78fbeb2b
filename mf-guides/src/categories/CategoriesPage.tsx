import { useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { SearchField } from 'shared/ui';
import { GuideSearch } from '../search/GuideSearch.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';

/** `/guide`: the categories, or the guides of all of them that match what is typed. */
export default function CategoriesPage() {
  const { t } = useTranslation('guides');
  const [typed, setTyped] = useState('');
  return (
    <>
      <SearchField
        label={t('search.label')}
        value={typed}
        onChange={setTyped}
        className="mb-6 max-w-96 print:hidden"
      />
      {typed.trim() === '' ? <CategoryGrid /> : <GuideSearch typed={typed.trim()} />}
    </>
  );
}
