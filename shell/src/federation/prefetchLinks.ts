import { useEffect } from 'react';
import type { ViewAddress } from 'shared/contract';
import { matchPath } from 'shared/runtime';
import { pages } from '../composition.ts';
import { prefetchView } from './useView.ts';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches a page's section as soon as the visitor shows the intention to go there: hovers its link,
 * focuses it, or begins to tap it. One listener for every link of the page, the remotes' included.
 */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    if (savesData()) return;
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const view = link && viewBehind(link);
      if (view) prefetchView(view);
    };
    for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prefetch);
    };
  }, []);
}

/** The view of the page that a link leads to, if it is one of ours and not the one on screen. */
function viewBehind({ origin, pathname }: HTMLAnchorElement): ViewAddress | undefined {
  const { location } = window;
  if (origin !== location.origin || pathname === location.pathname) return undefined;
  return pages.find(({ path }) => matchPath(path, pathname))?.view;
}

/** Chromium's data saver; other browsers do not tell. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
}
