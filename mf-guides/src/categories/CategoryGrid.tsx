import { useEffect } from 'react';
import { reportError, useQuery, useTranslation } from 'shared/runtime';
import { EmptyState, RetryButton, Skeleton } from 'shared/ui';
import { catalogue, filledCategories } from '../catalogue.ts';
import { guideCategories } from '../queries.ts';
import { CategoryCard } from './CategoryCard.tsx';

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** A card per category that has an active guide, in the fixed order. */
export function CategoryGrid() {
  const { t } = useTranslation('guides');
  const { data, isPending, isLoadingError, error, refetch } = useQuery(guideCategories);

  // A failure is logged only and the list left empty (specification section 8).
  useEffect(() => {
    if (!error) return;
    reportError({ source: 'guides', message: 'the list of categories is empty', cause: error });
  }, [error]);

  return (
    <>
      {isLoadingError ? (
        <EmptyState title={t('categories.empty')} action={<RetryButton onRetry={refetch} />}>
          {t('categories.failedHint')}
        </EmptyState>
      ) : null}
      {isPending ? <CategoriesToCome /> : null}
      {data ? <Categories names={data} /> : null}
    </>
  );
}

function Categories({ names }: { names: readonly (string | null)[] }) {
  const { t } = useTranslation('guides');
  const shown = filledCategories(names);
  if (shown.length === 0) {
    return <EmptyState title={t('categories.empty')}>{t('categories.emptyHint')}</EmptyState>;
  }
  return (
    <ul className={grid}>
      {shown.map(({ entry, guides }) => (
        <li key={entry.category}>
          <CategoryCard entry={entry} guides={guides} />
        </li>
      ))}
    </ul>
  );
}

/** As high as the cards will be, in any language and at any width: the cards themselves, unseen. */
function CategoriesToCome() {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={grid}>
      <span className="sr-only">{t('loading')}</span>
      {catalogue.map((entry) => (
        <div key={entry.category} className="relative">
          <div className="invisible h-full">
            <CategoryCard entry={entry} />
          </div>
          <Skeleton className="absolute inset-0" />
        </div>
      ))}
    </div>
  );
}
