import { type ReactNode, useId, useRef, useState } from 'react';
import { Button, Icon } from 'shared/ui';
import { useDismiss } from './useDismiss.ts';

interface UnfoldingProps {
  label: string;
  /** What only a screen reader needs, to tell one button from the others. */
  labelRest: string;
  /** On a phone, the edge of its place that it unfolds from; on a desk always the right one. */
  from: 'left' | 'right';
  /** What unfolds; it is told how to close itself and give the focus back. */
  children: (close: () => void) => ReactNode;
}

/**
 * The ways into a calendar, unfolded below their button. They are links and a download, so they stay
 * links and a button: a menu's keyboard would only be in the way, and a floating one would cost more
 * bytes than the rest of the section. Its place is the nearest positioned element.
 */
export function Unfolding({ label, labelRest, from, children }: UnfoldingProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // What ends late must not take the focus from where the visitor has gone on.
    if (place.current?.contains(document.activeElement)) button.current?.focus();
  };
  useDismiss(place, open, (by) => (by === 'key' ? close() : setOpen(false)));

  return (
    <div ref={place}>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar" className="size-4.5" />
        {label}
        <span className="sr-only">{labelRest}</span>
      </Button>
      {open ? (
        <div
          id={id}
          ref={bringIntoView}
          className={`absolute top-full z-20 mt-2 w-[min(19rem,calc(100vw-5rem))] rounded-card border border-outline bg-surface py-1.5 lg:right-0 lg:left-auto ${from === 'left' ? 'left-0' : 'right-0'}`}
        >
          {children(close)}
        </div>
      ) : null}
    </div>
  );
}

function bringIntoView(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
}
