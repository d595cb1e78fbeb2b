import { useHeading, useParams, useTranslation } from 'shared/runtime';
import { EmptyState } from 'shared/ui';
import { CategoryMark } from '../CategoryMark.tsx';
import { type KnownCategory, knownCategory } from '../catalogue.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { GuideList } from './GuideList.tsx';
import { GuidesToCome } from './GuidesToCome.tsx';
import { GuideTile } from './GuideTile.tsx';
import { useGuides } from './useGuides.ts';

/** `/guide/:category`: the guides of one category, each opening in a new tab. */
export default function CategoryPage() {
  const { t } = useTranslation('guides');
  const { category = '' } = useParams();
  const known = knownCategory(category);
  useHeading(
    known?.heading ?? t('category.unknownHeading'),
    known ? t(`descriptions.${known.category}`) : undefined,
    known?.lang,
  );
  if (category.trim() === '') {
    return <EmptyState title={t('category.missing')}>{t('category.missingHint')}</EmptyState>;
  }
  return <Guides category={category} known={known} />;
}

function Guides({ category, known }: { category: string; known: KnownCategory | undefined }) {
  const { t } = useTranslation('guides');
  const { guides, expected, error, retry } = useGuides(category);
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (guides?.length === 0) {
    return <EmptyState title={t('category.empty')}>{t('category.emptyHint')}</EmptyState>;
  }
  return (
    <>
      <div className="flex min-h-12 items-center gap-3 pb-6">
        {known ? <CategoryMark colour={known.colour} /> : null}
        <p role="status" className="text-sm text-quiet tabular-nums">
          {guides ? t('guideCount', { count: guides.length }) : null}
        </p>
      </div>
      {guides ? (
        <GuideList guides={guides} tile={(guide) => <GuideTile guide={guide} />} />
      ) : (
        <GuidesToCome count={expected ?? 3} />
      )}
    </>
  );
}
