import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'shared/runtime';
import { classes } from './classNames.ts';

export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link';
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon';

interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-full font-semibold text-center transition-colors duration-150 disabled:opacity-50 disabled:cursor-not-allowed aria-disabled:opacity-50';

/** With `active` besides `hover`, because touch devices do not hover. */
const variants: Record<ButtonVariant, string> = {
  default: 'bg-accent text-on-accent hover:bg-ink hover:text-paper active:bg-ink active:text-paper',
  destructive:
    'bg-danger text-on-danger hover:bg-ink hover:text-paper active:bg-ink active:text-paper',
  outline:
    'border border-outline text-ink hover:border-accent hover:text-accent active:border-accent active:text-accent',
  secondary:
    'bg-accent-soft text-ink hover:bg-accent hover:text-on-accent active:bg-accent active:text-on-accent',
  ghost: 'text-ink hover:bg-accent-soft active:bg-accent-soft',
  link: 'text-accent underline underline-offset-4 decoration-1 hover:decoration-2 active:decoration-2',
};

const sizes: Record<ButtonSize, string> = {
  default: 'min-h-11 px-5 py-2 text-sm',
  sm: 'min-h-9 px-4 py-1 text-sm',
  lg: 'min-h-13 px-7 py-3 text-base',
  icon: 'size-11 shrink-0',
};

/** The look of a button, for links that leave the site. */
export function buttonClasses(
  { variant = 'default', size = 'default' }: ButtonLook,
  className?: string,
): string {
  // A touch target without a visible box.
  const box = variant === 'link' && size === 'default' ? 'min-h-9 py-1 text-sm' : sizes[size];
  return classes(base, variants[variant], box, className);
}

/** A button; `type` defaults to `button`. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonClasses({ variant, size }, className)} {...props} />;
}

/** A link within the site that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: LinkProps & ButtonLook) {
  return <Link className={buttonClasses({ variant, size }, className)} {...props} />;
}
