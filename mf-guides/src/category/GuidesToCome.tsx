import { useTranslation } from 'shared/runtime';
import { Skeleton } from 'shared/ui';

/** How guide tiles stand together, also before they are there. */
export const guideGrid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** How many guides a list begins with: what is more than these comes when asked for. */
export const guidesAtOnce = 60;

/** The places of guides that are on their way, as high as a tile is, and as many as are shown. */
export function GuidesToCome({ count }: { count: number }) {
  const { t } = useTranslation('common');
  return (
    <div role="status" className={guideGrid}>
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: Math.min(count, guidesAtOnce) }, (_, place) => place).map((place) => (
        <Skeleton key={place} className="h-24" />
      ))}
    </div>
  );
}
