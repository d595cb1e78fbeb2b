import { useTranslation } from 'shared/runtime';
import { WithoutScripts } from 'shared/ui';

/**
 * The skeleton of a slot: an animated line at the height that the section will have. Off screen, where a
 * section is not loaded yet, `content-visibility` stops the animation.
 */
export function SlotSkeleton({ height }: { height: string }) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <>
      <div className={`${height} [content-visibility:auto] noscript:hidden`} role="status">
        <span className="sr-only">{t('common:loading')}</span>
        <div aria-hidden="true" className="h-1 w-32 overflow-hidden rounded-full bg-hairline">
          <div className="h-full bg-accent motion-safe:animate-line" />
        </div>
      </div>
      <WithoutScripts>
        <p>{t('needsScripts')}</p>
      </WithoutScripts>
    </>
  );
}
