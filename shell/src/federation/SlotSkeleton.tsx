import { useTranslation } from 'shared/runtime';

interface SlotSkeletonProps {
  height: string;
  /** Whether it is on its way; one that waits for the visitor to come near stands still. */
  moving: boolean;
}

/** A section that is to come: the line draws itself in a place of the right height. */
export function SlotSkeleton({ height, moving }: SlotSkeletonProps) {
  const { t } = useTranslation('common');
  return (
    <div className={height} role="status">
      <span className="sr-only">{t('loading')}</span>
      <div aria-hidden="true" className="h-1 w-32 overflow-hidden rounded-full bg-hairline">
        {moving ? <div className="h-full bg-line motion-safe:animate-line" /> : null}
      </div>
    </div>
  );
}
