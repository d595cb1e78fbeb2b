import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { GrowingList } from 'shared/ui';
import type { Guide } from '../guideRow.ts';
import { guideGrid } from './GuidesToCome.tsx';

interface GuideListProps {
  guides: readonly Guide[];
  tile: (guide: Guide) => ReactNode;
}

/** Guides side by side. */
export function GuideList({ guides, tile }: GuideListProps) {
  const { t } = useTranslation('guides');
  return (
    <GrowingList
      items={guides}
      step={90}
      more={(rest) => t('more', { count: rest })}
      className={guideGrid}
    >
      {(guide) => (
        <li key={guide.id} tabIndex={-1}>
          {tile(guide)}
        </li>
      )}
    </GrowingList>
  );
}
