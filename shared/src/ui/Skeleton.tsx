import { useTranslation } from 'shared/runtime';
import { classes } from './classNames.ts';

interface SkeletonProps {
  className?: string;
  /** Says nothing to screen readers, because something beside it does: only the first of several speaks. */
  silent?: boolean;
}

/** A placeholder of the size of the content that is loading. A page with one starts at once (`shell/preload`). */
export function Skeleton({ className, silent = false }: SkeletonProps) {
  const { t } = useTranslation('common');
  return (
    <div
      {...(silent ? { 'aria-hidden': true } : { role: 'status', 'data-skeleton': '' })}
      className={classes('overflow-hidden rounded-card bg-hairline/60', className)}
    >
      {silent ? null : <span className="sr-only">{t('loading')}</span>}
      <div className="h-0.5 w-full bg-accent motion-safe:animate-line" />
    </div>
  );
}
