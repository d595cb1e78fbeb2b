import { useEffect } from 'react';
import type { ViewAddress } from 'shared/contract';
import { savesData } from '../boot/savesData.ts';
import { whenIdle } from '../boot/whenIdle.ts';
import { viewAt } from './initialViewsAt.ts';
import { prefetchReads } from './prefetchReads.ts';
import { prefetchView } from './useView.ts';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches a page's section as soon as the visitor shows the intention to go there: hovers its link,
 * focuses it, or begins to tap it. One listener for every link of the page, the remotes' included.
 *
 * What the section reads first is asked for too where the link is one of a menu; a finger that scrolls
 * a list touches links that nobody wants.
 */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) prefetchBehind(link, link.closest('nav') !== null);
    };
    for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prefetch);
    };
  }, []);
}

/**
 * Fetches the sections behind all links of a menu while it is open, and what they read first: one of
 * them will be wanted, and most read nothing or a few rows.
 */
export function usePrefetchOfMenu(menu: React.RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    return whenIdle(() => {
      for (const link of menu.current?.querySelectorAll('a') ?? []) prefetchBehind(link, true);
    });
  }, [menu, open]);
}

function prefetchBehind(link: HTMLAnchorElement, withReads: boolean): void {
  const view = viewBehind(link);
  if (!view || savesData()) return;
  // Without a network there is nothing to ask: the service worker's copies are no news.
  const reads = withReads && navigator.onLine;
  prefetchView(view, reads ? link : undefined);
  // By address, for what the view's loader asks when its code is there; and for a view that is.
  if (reads) void prefetchReads(view.remote, link);
}

/** The view of the page that a link leads to, if it is one of ours and not the one on screen. */
function viewBehind({ origin, pathname }: HTMLAnchorElement): ViewAddress | undefined {
  const { location } = window;
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  return viewAt(pathname);
}
