import type { ComponentProps } from 'react';
import { classes } from './classNames.ts';

/** A surface with a border. `interactive` for a card that is a link. */
export function Card({
  interactive = false,
  className,
  ...props
}: ComponentProps<'div'> & { interactive?: boolean }) {
  return (
    <div
      className={classes(
        'rounded-card border border-hairline bg-surface p-5',
        interactive &&
          'relative transition-colors duration-150 hover:border-accent focus-within:border-accent',
        className,
      )}
      {...props}
    />
  );
}
