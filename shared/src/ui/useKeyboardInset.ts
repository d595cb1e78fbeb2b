import { type RefCallback, useCallback } from 'react';

/**
 * Tells an element how much of the page the on-screen keyboard leaves visible, as `--seen-height` and
 * `--seen-top`: on iOS the keyboard lies over the page, and nothing in CSS knows of it.
 */
export function useKeyboardInset(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    const seen = window.visualViewport;
    if (!element || !seen) return;
    const measure = () => {
      // Whoever has zoomed in sees less for another reason.
      if (seen.scale > 1.01) return;
      element.style.setProperty('--seen-height', `${seen.height}px`);
      element.style.setProperty('--seen-top', `${seen.offsetTop}px`);
    };
    measure();
    seen.addEventListener('resize', measure);
    seen.addEventListener('scroll', measure);
    return () => {
      seen.removeEventListener('resize', measure);
      seen.removeEventListener('scroll', measure);
    };
  }, []);
}
