import { classes } from './classNames.ts';

/** The place of something that is on its way, of the size that it will have. */
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
