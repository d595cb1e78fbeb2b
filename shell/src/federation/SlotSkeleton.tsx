import { useTranslation } from 'shared/runtime';

/**
 * A section on its way: the line draws itself in a place of the right height. Out of sight, where a
 * section may wait for as long as the visitor stays above it, the browser leaves the line alone.
 */
export function SlotSkeleton({ height }: { height: string }) {
  const { t } = useTranslation('common');
  return (
    <div className={`${height} [content-visibility:auto]`} role="status">
      <span className="sr-only">{t('loading')}</span>
      <div aria-hidden="true" className="h-1 w-32 overflow-hidden rounded-full bg-hairline">
        <div className="h-full bg-accent motion-safe:animate-line" />
      </div>
    </div>
  );
}
