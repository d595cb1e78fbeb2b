import { type RefObject, useEffect } from 'react';
import { coversPage } from './coversPage.ts';

/**
 * Keeps a panel that covers the page inside what is really seen: an on-screen keyboard shrinks the
 * visual viewport alone, and neither `fixed` nor `dvh` knows of it. The page behind does not scroll
 * meanwhile.
 */
export function useWholeScreen(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const seen = window.visualViewport;
    const root = document.documentElement;
    const follow = () => {
      const covers = coversPage();
      root.style.overflow = covers ? 'hidden' : '';
      // Zooming in shrinks the visual viewport as well, and must not shrink the panel.
      const keyboard = covers && seen !== null && Math.abs(seen.scale - 1) < 0.01;
      panel.current?.style.setProperty('--seen-top', keyboard ? `${seen.offsetTop}px` : '0px');
      panel.current?.style.setProperty('--seen-height', keyboard ? `${seen.height}px` : '100dvh');
    };
    follow();
    seen?.addEventListener('resize', follow);
    seen?.addEventListener('scroll', follow);
    window.addEventListener('resize', follow);
    return () => {
      root.style.overflow = '';
      seen?.removeEventListener('resize', follow);
      seen?.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [panel]);
}
