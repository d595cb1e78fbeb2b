import { classes } from './classNames.ts';

/** A placeholder of the size of the content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classes('overflow-hidden rounded-card bg-hairline/60', className)}
    >
      <div className="h-0.5 w-full bg-accent motion-safe:animate-line" />
    </div>
  );
}
