import { type Ref, useEffect, useRef, useState } from 'react';
import { siteConfig, useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { nameContext } from '../assistantConfig.ts';
import { closePanel, openPanel, usePanel } from '../conversation/panelStore.ts';
import { useFloatingPosition } from './useFloatingPosition.ts';

interface FloatingButtonProps {
  ref: Ref<HTMLButtonElement>;
  panelId: string;
  loading: boolean;
  /** The panel is loaded and, on a small screen, covers the button. */
  covered: boolean;
  /** The pointer or the focus is on the button. */
  onIntent: () => void;
}

/** At the edge of the screen, where the button would cover something. */
const tabClasses =
  'group-data-[size=tab]/button:w-6 group-data-[size=tab]/button:justify-center group-data-[size=tab]/button:rounded-r-none group-data-[size=tab]/button:border-r-0 group-data-[size=tab]/button:px-0 group-data-[size=tab]/button:[&>svg]:size-4.5';

/** Opens the chat. It floats over the page, out of the way, and stops above the footer. */
export function FloatingButton({ ref, panelId, loading, covered, onIntent }: FloatingButtonProps) {
  const { t } = useTranslation('chat');
  const { open, unread } = usePanel();
  const contentEnd = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [atContentEnd, setAtContentEnd] = useState(false);
  const docked = atContentEnd && !open;
  const { hidden, reveal } = useFloatingPosition(container, docked || unread);
  const name = siteConfig().assistant;
  const label = t('ask', { name, context: nameContext(name) });
  useEffect(() => {
    if (!contentEnd.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAtContentEnd(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    observer.observe(contentEnd.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={contentEnd} className="relative">
      <div
        ref={container}
        // As the server renders it; `useFloatingPosition` gives it the largest size that covers nothing.
        data-size="icon"
        className={`${docked ? 'absolute' : 'fixed'} group/button pointer-events-none bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 print:hidden ${open ? 'right-4 sm:right-6' : 'right-0 not-data-[size=tab]:right-4 sm:not-data-[size=tab]:right-6'}`}
      >
        <button
          ref={ref}
          type="button"
          aria-label={unread ? `${label}, ${t('unread')}` : undefined}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          aria-haspopup="dialog"
          aria-busy={loading}
          onPointerEnter={onIntent}
          onFocus={() => {
            onIntent();
            reveal();
          }}
          onClick={(event) => (open ? closePanel() : openPanel(event.currentTarget))}
          className={`noscript:hidden relative inline-flex min-h-14 items-center gap-2.5 overflow-hidden rounded-full border-2 border-paper bg-accent px-3.5 font-semibold text-on-accent transition-[color,background-color,opacity] duration-150 hover:bg-ink hover:text-paper sm:group-data-[size=label]/button:pr-6 sm:group-data-[size=label]/button:pl-4 ${open ? '' : tabClasses} ${hidden && !open ? 'not-focus-visible:opacity-0 focus-visible:pointer-events-auto' : 'pointer-events-auto'} ${covered ? 'small:invisible' : ''}`}
        >
          <Icon name={open ? 'down' : 'chat'} className="size-6 shrink-0" />
          <span className="not-group-data-[size=label]/button:sr-only max-sm:sr-only">{label}</span>
          {unread ? (
            <span className="absolute top-2 right-2 size-3 rounded-full border-2 border-accent bg-paper" />
          ) : null}
          {loading ? (
            <span className="absolute inset-x-6 bottom-1.5 h-0.5 overflow-hidden">
              <span className="block h-full bg-on-accent motion-safe:animate-line" />
            </span>
          ) : null}
        </button>
      </div>
    </div>
  );
}
