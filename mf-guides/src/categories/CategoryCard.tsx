import { Link, useLanguage, useTranslation } from 'shared/runtime';
import { Card, Icon } from 'shared/ui';
import { CategoryIcon } from '../CategoryIcon.tsx';
import type { GuideCategory } from '../guideCategories.ts';

interface CategoryCardProps {
  category: GuideCategory;
  /** How many guides it has; undefined while loading. */
  guides?: number;
  /** How many of them have changed since the last visit; undefined where it is not followed. */
  changed?: number | undefined;
}

/** A category with its description and a link to its guides. */
export function CategoryCard({ category, guides, changed }: CategoryCardProps) {
  const { t } = useTranslation('guides');
  const name = category.name[useLanguage()];
  return (
    <Card interactive className="flex h-full break-inside-avoid flex-col gap-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="shrink-0 text-accent">
          <CategoryIcon category={category} className="size-7" />
        </span>
        <h2 className="max-w-full grow basis-[min-content] text-lg font-bold break-words hyphens-auto">
          {name}
        </h2>
        {changed === undefined ? null : (
          <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-accent">
            {changed > 0 ? t('follow.new', { count: changed }) : null}
            <Icon name="starred" className="size-4.5" />
          </span>
        )}
      </div>
      <p className="text-sm break-words text-quiet">{t(`descriptions.${category.slug}`)}</p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-2 text-sm">
        <Link
          to={`/guide/${category.slug}`}
          aria-label={`${t('categories.explore')}: ${name}`}
          className="inline-flex min-h-6 items-center gap-2 font-semibold text-accent after:absolute after:inset-0 print:hidden"
        >
          {t('categories.explore')}
          <Icon name="arrow" className="size-4" />
        </Link>
        {guides ? (
          <span className="ml-auto text-quiet tabular-nums">
            {t('guideCount', { count: guides })}
          </span>
        ) : null}
      </div>
    </Card>
  );
}
