import { useDeferredValue } from 'react';
import { useTranslation } from 'shared/runtime';
import { ButtonLink, Icon, SearchField, useSearchTermParam } from 'shared/ui';
import { CategoryGrid } from './CategoryGrid.tsx';
import { GuideSearch } from './GuideSearch.tsx';

/** `/guide`: the categories, or the questions and guides of all of them that match a search. */
export default function CategoriesPage() {
  const { t } = useTranslation('guides');
  const { typed, setTyped } = useSearchTermParam();
  const query = useDeferredValue(typed.trim());
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-6 print:hidden">
        <SearchField
          label={t('search.label')}
          value={typed}
          onChange={setTyped}
          className="w-full max-w-96"
        />
        <ButtonLink variant="outline" to="/guide/domande">
          {t('palette.questions')}
          <Icon name="arrow" className="size-4" />
        </ButtonLink>
      </div>
      {query === '' ? <CategoryGrid /> : <GuideSearch query={query} />}
    </>
  );
}
