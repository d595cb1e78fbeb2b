import { useEffect } from 'react';
import { toast, useHeading, useParams, useQuery, useTranslation } from 'shared/runtime';
import { EmptyState, ErrorState, Skeleton } from 'shared/ui';
import { knownCategory } from '../catalogue.ts';
import { guidesOf } from '../queries.ts';
import { GuideTile } from './GuideTile.tsx';

/** `/guide/:category`: the guides of one category, each opening in a new tab. */
export default function CategoryPage() {
  const { t } = useTranslation('guides');
  const category = useParams().category?.trim() ?? '';
  const known = knownCategory(category);
  useHeading(
    known?.heading ?? t('category.unknownHeading'),
    known ? t(`descriptions.${known.category}`) : undefined,
  );
  if (category === '') return <EmptyState title={t('category.missing')} />;
  return <Guides category={category} colour={known?.colour} />;
}

function Guides({ category, colour }: { category: string; colour: string | undefined }) {
  const { t } = useTranslation('guides');
  const { data, isPending, isError, refetch } = useQuery(guidesOf(category));

  useEffect(() => {
    if (isError) toast.error({ title: t('common:errorTitle'), description: t('category.failed') });
  }, [isError, t]);

  if (isPending) return <GuidesSkeleton />;
  if (isError) {
    return (
      <ErrorState title={t('category.failed')} onRetry={() => void refetch()}>
        {t('category.failedHint')}
      </ErrorState>
    );
  }
  if (data.length === 0) {
    return <EmptyState title={t('category.empty')}>{t('category.emptyHint')}</EmptyState>;
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {data.map((guide) => (
        <li key={guide.id}>
          <GuideTile
            title={guide.title}
            description={guide.description}
            href={guide.file_url}
            colour={colour}
          />
        </li>
      ))}
    </ul>
  );
}

function GuidesSkeleton() {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} className="h-33" />
      ))}
    </div>
  );
}
