import { useTranslation } from 'shared/runtime';
import { Skeleton, WithoutScripts } from 'shared/ui';

/**
 * The skeleton of a slot: an animated line at the height that the section will have. Off screen, where a
 * section is not loaded yet, `content-visibility` stops the animation.
 */
export function SlotSkeleton({ height }: { height: string }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <div className={`${height} [content-visibility:auto] noscript:hidden`}>
        <Skeleton className="h-1 w-32" />
      </div>
      <WithoutScripts>
        <p>{t('needsScripts')}</p>
      </WithoutScripts>
    </>
  );
}
