import { type RefCallback, useCallback } from 'react';

/**
 * Sets `--visual-viewport-height` and `--visual-viewport-top` on an element to the visual viewport. On iOS the
 * on-screen keyboard covers the page without changing the layout viewport.
 */
export function useKeyboardInset(): RefCallback<HTMLElement> {
  return useCallback((element: HTMLElement | null) => {
    const viewport = window.visualViewport;
    if (!element || !viewport) return;
    const measure = () => {
      // Pinch zoom also shrinks the visual viewport.
      if (viewport.scale > 1.01) return;
      element.style.setProperty('--visual-viewport-height', `${viewport.height}px`);
      element.style.setProperty('--visual-viewport-top', `${viewport.offsetTop}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
}
