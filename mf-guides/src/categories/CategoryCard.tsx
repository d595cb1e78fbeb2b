import { Link, useTranslation } from 'shared/runtime';
import { Card, Icon } from 'shared/ui';
import { CategoryMark } from '../CategoryMark.tsx';
import type { KnownCategory } from '../catalogue.ts';

interface CategoryCardProps {
  entry: KnownCategory;
  /** How many guides it has, once that is known. */
  guides?: number;
}

/** One category: what it answers and the way in. */
export function CategoryCard({ entry, guides }: CategoryCardProps) {
  const { t } = useTranslation('guides');
  const name = t(`names.${entry.category}`);
  return (
    <Card interactive className="flex h-full break-inside-avoid flex-col gap-2">
      <span className="flex">
        <CategoryMark colour={entry.colour} />
      </span>
      <h2 className="pt-1 text-lg font-bold break-words hyphens-auto">{name}</h2>
      <p className="text-sm text-quiet">{t(`descriptions.${entry.category}`)}</p>
      <div className="mt-auto flex items-center justify-between gap-4 pt-2 text-sm">
        <Link
          to={`/guide/${entry.category}`}
          aria-label={`${t('categories.explore')}: ${name}`}
          className="inline-flex min-h-6 items-center gap-2 font-semibold text-line after:absolute after:inset-0"
        >
          {t('categories.explore')}
          <Icon name="arrow" className="size-4" />
        </Link>
        {guides ? (
          <span className="text-quiet tabular-nums">{t('guideCount', { count: guides })}</span>
        ) : null}
      </div>
    </Card>
  );
}
