import { useQuery, useTranslation } from 'shared/runtime';
import { EmptyState, RetryButton, Skeleton } from 'shared/ui';
import { useSeen } from '../following/loadFollowed.ts';
import { isNewSince } from '../following/newGuides.ts';
import { filledCategories, type GuideCategory, guideCategories } from '../guideCategories.ts';
import { allGuides, categoriesInUse } from '../queries.ts';
import { CategoryCard } from './CategoryCard.tsx';

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** A card per category that has an active guide, in the fixed order. */
export function CategoryGrid() {
  const { t } = useTranslation('guides');
  const { data, isPending, refetch } = useQuery(categoriesInUse);
  const newOf = useNewGuides();
  if (isPending) return <CategoryGridSkeleton />;
  if (!data) {
    return (
      <EmptyState title={t('failed')} action={<RetryButton onRetry={refetch} />}>
        {t('failedHint')}
      </EmptyState>
    );
  }
  const categories = filledCategories(data);
  if (categories.length === 0) {
    return <EmptyState title={t('categories.empty')}>{t('categories.emptyHint')}</EmptyState>;
  }
  return (
    <ul className={grid}>
      {categories.map(({ category, guides }) => (
        <li key={category.slug}>
          <CategoryCard category={category} guides={guides} changed={newOf(category)} />
        </li>
      ))}
    </ul>
  );
}

/** How many guides of a followed category have changed since its last visit; undefined where it is not followed. */
function useNewGuides(): (category: GuideCategory) => number | undefined {
  const seen = useSeen();
  // Only with all guides one knows which have changed.
  const { data = [] } = useQuery({ ...allGuides, enabled: seen.size > 0 });
  return (category) =>
    seen.has(category.slug)
      ? data.filter(
          (guide) => guide.category === category && isNewSince(guide, seen.get(category.slug)),
        ).length
      : undefined;
}

/** Renders the cards invisibly: the skeleton is as high as they are in any language and width. */
function CategoryGridSkeleton() {
  return (
    <div className={grid}>
      {guideCategories.map((category, index) => (
        <div key={category.slug} className="relative">
          <div className="invisible h-full">
            <CategoryCard category={category} />
          </div>
          <Skeleton silent={index > 0} className="absolute inset-0" />
        </div>
      ))}
    </div>
  );
}
