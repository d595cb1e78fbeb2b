import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button, type ButtonSize, buttonClasses } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { WithoutScripts } from './WithoutScripts.tsx';

interface DisclosureProps {
  label: string;
  /** The rest of the label, for screen readers only: it tells equal buttons apart. */
  labelRest: string;
  icon: IconName;
  /** The link that replaces it for readers without scripts. */
  href?: string | undefined;
  /** Like that of the buttons beside it. */
  size?: ButtonSize;
  /** The panel's content. It receives a function that closes the panel and restores the focus. */
  children: (close: () => void) => ReactNode;
}

/**
 * A button that shows a panel below it. The panel holds links and buttons, so it is a disclosure and not a `menu`; a
 * popover of the component library would cost more bytes than the rest of a section.
 */
export function Disclosure(props: DisclosureProps) {
  const { label, labelRest, icon, href, size = 'sm', children } = props;
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // An action that ends late must not move the focus away from where the visitor is by then.
    if (root.current?.contains(document.activeElement)) button.current?.focus();
  };
  const dismiss = useEffectEvent((event: Event) => {
    if (event instanceof KeyboardEvent) {
      if (event.key === 'Escape') close();
    } else if (!(event.target instanceof Node && root.current?.contains(event.target))) {
      setOpen(false);
    }
  });
  useEffect(() => {
    if (!open) return;
    const listeners = new AbortController();
    for (const type of ['keydown', 'pointerdown', 'focusin']) {
      document.addEventListener(type, (event) => dismiss(event), { signal: listeners.signal });
    }
    return () => listeners.abort();
  }, [open]);

  const content = (
    <>
      <Icon name={icon} className="size-4.5" />
      {label}
    </>
  );
  return (
    <>
      {href === undefined ? null : (
        <WithoutScripts>
          <a href={href} className={buttonClasses({ variant: 'outline', size })}>
            {content}
            <span className="sr-only">{labelRest}</span>
          </a>
        </WithoutScripts>
      )}
      <div ref={root} className="relative w-fit noscript:hidden">
        <Button
          ref={button}
          variant="outline"
          size={size}
          className="max-[13rem]:px-2"
          aria-label={label + labelRest}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
        >
          {content}
        </Button>
        {open ? (
          <div
            id={panelId}
            ref={showInPage}
            style={unplaced}
            className="absolute top-full z-20 mt-2 w-[min(19rem,calc(100vw-3rem))] rounded-card border border-outline bg-surface py-1.5 text-left shadow-popover"
          >
            {children(close)}
          </div>
        ) : null}
      </div>
    </>
  );
}

/** The least distance between a panel and the edges of the page, in pixels. */
const margin = 16;

/**
 * A panel before it is placed: one that leaves the page, if only while it is measured, widens the page of a phone
 * for as long as it is open.
 */
const unplaced = { position: 'fixed', left: 0 } as const;

/**
 * Aligns a panel with its button's left edge, or with the right one where it would leave the page, and scrolls it
 * into view. A ref callback outside the component, so that it runs once per opening.
 */
function showInPage(panel: HTMLElement | null): void {
  const button = panel?.parentElement?.getBoundingClientRect();
  if (!panel || !button) return;
  const width = panel.offsetWidth;
  const edge = document.documentElement.clientWidth - margin;
  const left = button.left + width > edge ? Math.max(button.right - width, margin) : button.left;
  panel.style.left = `${left - button.left}px`;
  panel.style.position = '';
  panel.scrollIntoView({ block: 'nearest' });
}
