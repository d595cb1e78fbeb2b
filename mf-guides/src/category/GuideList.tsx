import { memo } from 'react';
import { useTranslation } from 'shared/runtime';
import { ShowMoreList } from 'shared/ui';
import type { Guide } from '../guideRow.ts';
import { guideGrid, guidesAtOnce } from './GuidesToCome.tsx';
import { GuideTile } from './GuideTile.tsx';

interface GuideListProps {
  guides: readonly Guide[];
  /** What was searched, word by word. */
  words: readonly string[];
  /** Whether guides of several categories stand together, so that each names its own. */
  ofSeveral?: boolean;
}

/** Guides side by side. Not drawn again for a letter that has not been searched yet. */
export const GuideList = memo(function GuideList({ guides, words, ofSeveral }: GuideListProps) {
  const { t } = useTranslation('guides');
  return (
    <ShowMoreList
      items={guides}
      step={guidesAtOnce}
      more={(rest) => t('more', { count: rest })}
      className={guideGrid}
    >
      {(guide) => (
        <li key={guide.id} tabIndex={-1} className="@container">
          <GuideTile
            guide={guide}
            words={words}
            place={ofSeveral && guide.category ? t(`names.${guide.category.category}`) : undefined}
          />
        </li>
      )}
    </ShowMoreList>
  );
});
