import { memo } from 'react';
import { useTranslation } from 'shared/runtime';
import { ShowMoreList, Skeleton } from 'shared/ui';
import { type Guide, guideAnchor } from '../guide.ts';
import { GuideTile } from './GuideTile.tsx';

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** How many guides are rendered before "show more". */
const pageSize = 60;

interface GuideListProps {
  guides: readonly Guide[];
  /** The terms of the search, which are highlighted. */
  terms: readonly string[];
  /** Whether each guide names its category, as in a list of several. */
  showCategory?: boolean;
}

/** A grid of guides. Memoised, so that typing does not re-render it before the search has changed. */
export const GuideList = memo(function GuideList({ guides, terms, showCategory }: GuideListProps) {
  const { t } = useTranslation('guides');
  return (
    <ShowMoreList
      items={guides}
      step={pageSize}
      more={(rest) => t('more', { count: rest })}
      className={grid}
    >
      {(guide) => (
        <li
          key={guide.id}
          id={guideAnchor(guide)}
          tabIndex={-1}
          className="@container scroll-mt-below-bar rounded-card target:outline-3 target:outline-accent"
        >
          <GuideTile guide={guide} terms={terms} showCategory={showCategory} />
        </li>
      )}
    </ShowMoreList>
  );
});

/** As many tiles as will be rendered, each as high as a tile. */
export function GuideListSkeleton({ count }: { count: number }) {
  return (
    <div className={grid}>
      {Array.from({ length: Math.min(count, pageSize) }, (_, index) => index).map((index) => (
        <Skeleton key={index} silent={index > 0} className="h-24" />
      ))}
    </div>
  );
}
