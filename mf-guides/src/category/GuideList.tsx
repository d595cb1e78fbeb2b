import { type ReactNode, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { Guide } from '../guideRow.ts';
import { guideGrid } from './GuidesToCome.tsx';

/** How many guides are there at once; hardly a category has more, and thousands would hold a phone. */
const step = 90;

interface GuideListProps {
  guides: readonly Guide[];
  tile: (guide: Guide) => ReactNode;
}

/** Guides side by side; of a very long list the first, and the rest when asked for. */
export function GuideList({ guides, tile }: GuideListProps) {
  const { t } = useTranslation('guides');
  const [shown, setShown] = useState(step);
  const rest = guides.length - shown;
  return (
    <>
      <ul className={guideGrid}>
        {guides.slice(0, shown).map((guide) => (
          <li key={guide.id}>{tile(guide)}</li>
        ))}
      </ul>
      {rest > 0 ? (
        <Button variant="outline" className="mt-6" onClick={() => setShown(shown + step)}>
          {t('more', { count: rest })}
        </Button>
      ) : null}
    </>
  );
}
