import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Button, Icon } from 'shared/ui';

interface DisclosureProps {
  label: string;
  /** The rest of the label, for screen readers only: it tells equal buttons apart. */
  labelRest: string;
  /** The edge that the panel is aligned to on a phone; on wider screens it is the right one. */
  align: 'left' | 'right';
  /** The panel's content. It receives a function that closes the panel and restores the focus. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that shows a panel below it, positioned in the nearest positioned ancestor. The panel holds
 * links and buttons, so it is a disclosure and not a `menu`; a floating popover of the component
 * library would cost more bytes than the rest of the section.
 */
export function Disclosure({ label, labelRest, align, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // An action that ends late must not move the focus away from where the visitor is by then.
    if (root.current?.contains(document.activeElement)) button.current?.focus();
  };
  useDismiss(root, open, { onEscape: close, onOutside: () => setOpen(false) });

  return (
    <div ref={root}>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar" className="size-4.5" />
        {label}
        <span className="sr-only">{labelRest}</span>
      </Button>
      {open ? (
        <div
          id={panelId}
          ref={scrollIntoView}
          className={`absolute top-full z-20 mt-2 w-[min(19rem,calc(100vw-5rem))] rounded-card border border-outline bg-surface py-1.5 lg:right-0 lg:left-auto ${align === 'left' ? 'left-0' : 'right-0'}`}
        >
          {children(close)}
        </div>
      ) : null}
    </div>
  );
}

function scrollIntoView(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
}

interface DismissHandlers {
  onEscape: () => void;
  /** A press outside `root`, or focus that leaves it. */
  onOutside: () => void;
}

function useDismiss(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  { onEscape, onOutside }: DismissHandlers,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape();
  });
  const handleTarget = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node && root.current?.contains(target))) onOutside();
  });
  useEffect(() => {
    if (!open) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('keydown', (event) => handleKey(event), { signal });
    document.addEventListener('pointerdown', (event) => handleTarget(event), { signal });
    document.addEventListener('focusin', (event) => handleTarget(event), { signal });
    return () => listeners.abort();
  }, [open]);
}
