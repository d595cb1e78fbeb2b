import { Link, useQuery, useTranslation } from 'shared/runtime';
import { Card, EmptyState, Icon, Skeleton } from 'shared/ui';
import { catalogue, type KnownCategory, knownCategory } from '../catalogue.ts';
import { guideCategories } from '../queries.ts';

/** `/guide`: a card per category that has an active guide, in the fixed order. */
export default function CategoriesPage() {
  const { t } = useTranslation('guides');
  const { data, isPending } = useQuery(guideCategories);
  if (isPending) return <CategoriesSkeleton />;

  // A failure is logged only and the list is empty (specification section 8).
  const present = new Set((data ?? []).map((name) => knownCategory(name ?? '')));
  const shown = catalogue.filter((entry) => present.has(entry));
  if (shown.length === 0) {
    return <EmptyState title={t('categories.empty')}>{t('categories.emptyHint')}</EmptyState>;
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map((entry) => (
        <li key={entry.category}>
          <CategoryCard entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function CategoryCard({ entry }: { entry: KnownCategory }) {
  const { t } = useTranslation('guides');
  return (
    <Card interactive className="flex h-full flex-col gap-2">
      <span className="flex items-center gap-3" style={{ color: entry.colour }} aria-hidden="true">
        <span className="size-3.5 rounded-full border-3 border-current" />
        <span className="h-0.5 grow bg-current" />
      </span>
      <h2 className="pt-1 text-lg font-bold">{t(`names.${entry.category}`)}</h2>
      <p className="text-sm text-quiet">{t(`descriptions.${entry.category}`)}</p>
      <Link
        to={`/guide/${entry.category}`}
        className="mt-auto inline-flex items-center gap-2 pt-2 text-sm font-semibold text-line after:absolute after:inset-0"
      >
        {t('categories.explore')}
        <span className="sr-only">: {t(`names.${entry.category}`)}</span>
        <Icon name="arrow" className="size-4" />
      </Link>
    </Card>
  );
}

function CategoriesSkeleton() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {catalogue.map((entry) => (
        <Skeleton key={entry.category} className="h-45" />
      ))}
    </div>
  );
}
