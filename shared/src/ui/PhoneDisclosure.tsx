import { type ReactNode, useId, useState } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classNames.ts';
import { Icon } from './Icon.tsx';

interface PhoneDisclosureProps {
  label: string;
  /** The class name of the button. */
  className?: string;
  /** The content. It receives the class name that collapses a part of it; the rest stays visible. */
  children: (collapsed: string) => ReactNode;
}

/**
 * Collapses secondary content on a phone, below a button that expands it. On wider screens, in print and without
 * scripts everything is visible. The content is in the HTML either way, so that search engines read it.
 */
export function PhoneDisclosure({ label, className, children }: PhoneDisclosureProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="link"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={classes('min-h-11 self-start md:hidden print:hidden noscript:hidden', className)}
      >
        {label}
        <Icon name={open ? 'up' : 'down'} className="size-4.5 shrink-0" />
      </Button>
      <div id={id}>{children(open ? '' : 'max-md:not-print:not-noscript:hidden')}</div>
    </>
  );
}
