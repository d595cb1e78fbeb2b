import { useEffect } from 'react';
import type { ViewReference } from 'shared/contract';
import { savesData } from '../loading/savesData.ts';
import { whenIdle } from '../loading/whenIdle.ts';
import { viewAt } from '../viewsAt.ts';
import { prefetchView } from './viewCache.ts';

const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Prefetches the view behind a link that the visitor hovers, focuses or begins to tap. One listener serves
 * all links of the page, those of sections too. Data is prefetched for navigation links only, because
 * scrolling a list with a finger touches links by chance.
 */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) prefetchBehind(link, link.closest('nav') !== null);
    };
    for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
    return () => {
      for (const intent of intents) document.removeEventListener(intent, prefetch);
    };
  }, []);
}

/**
 * Prefetches the views and data behind all links of an open menu: one of them is likely to be followed,
 * and most read a few rows or nothing.
 */
export function usePrefetchOfMenu(menu: React.RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    return whenIdle(() => {
      for (const link of menu.current?.querySelectorAll('a') ?? []) prefetchBehind(link, true);
    });
  }, [menu, open]);
}

function prefetchBehind(link: HTMLAnchorElement, withData: boolean): void {
  const view = viewBehind(link);
  if (!view || savesData()) return;
  // Offline there is only the service worker's cache, which a prefetch would not refresh.
  prefetchView(view, withData && navigator.onLine ? link : undefined);
}

/** The view of the page that a link leads to, unless it is another site's or the current page. */
function viewBehind({ origin, pathname }: HTMLAnchorElement): ViewReference | undefined {
  const { location } = window;
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  return viewAt(pathname);
}
