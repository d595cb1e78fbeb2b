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

/** Opens the chat. It floats over the page, out of the way, and stops above the footer. */
export function FloatingButton({ ref, panelId, loading, covered, onIntent }: FloatingButtonProps) {
  const { t } = useTranslation('chat');
  const { open, unread } = usePanel();
  const contentEnd = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [atContentEnd, setAtContentEnd] = useState(false);
  const docked = atContentEnd && !open;
  const { hidden, offset, reveal } = useFloatingPosition(container, docked || unread);
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
        data-position="right"
        className={`${docked ? 'absolute' : 'fixed'} group/position pointer-events-none right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 sm:right-6 print:hidden ${open ? '' : 'data-[position=left]:right-auto data-[position=left]:left-4 sm:data-[position=left]:left-6'}`}
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
          style={open || offset === 0 ? undefined : { translate: `0 ${-offset}px` }}
          className={`relative inline-flex min-h-14 items-center gap-2.5 overflow-hidden rounded-full border-2 border-paper bg-accent noscript:hidden px-3.5 font-semibold text-on-accent transition-[color,background-color,opacity,translate] duration-150 hover:bg-ink hover:text-paper sm:group-data-[position=right]/position:pr-6 sm:group-data-[position=right]/position:pl-4 ${hidden && !open ? 'not-focus-visible:opacity-0 focus-visible:pointer-events-auto' : 'pointer-events-auto'} ${covered ? 'small:invisible' : ''}`}
        >
          <Icon name={open ? 'down' : 'chat'} className="size-6 shrink-0" />
          <span className="not-group-data-[position=right]/position:sr-only max-sm:sr-only">
            {label}
          </span>
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
