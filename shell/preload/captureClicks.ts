import { navbarScrollThreshold } from '../src/frame/navbarScrollThreshold.ts';
import { firstPaint } from './firstPaint.ts';

declare global {
  /** Ends capturing. @returns the button that was clicked last, if any. */
  var replayCapturedClick: (() => HTMLElement | undefined) | undefined;
}

/**
 * Captures clicks on buttons until the page is hydrated, which takes seconds on a slow phone; the last one
 * is replayed. Links work without scripts. Also gives the navigation bar its background when scrolled.
 */
export function captureClicks(): void {
  const end = new AbortController();
  const { signal } = end;
  let clicked: HTMLElement | undefined;
  const removeMark = () => clicked?.removeAttribute('data-waiting');
  const capture = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    removeMark();
    clicked = button;
    button.setAttribute('data-waiting', '');
  };
  // Reading the scroll position before styles have loaded would force a layout without them.
  const updateScrolled = () =>
    document.documentElement.toggleAttribute(
      'data-scrolled',
      window.scrollY > navbarScrollThreshold,
    );
  document.addEventListener('click', capture, { signal });
  document.addEventListener('scroll', updateScrolled, { signal, passive: true });
  firstPaint().then(() => {
    if (!signal.aborted) updateScrolled();
  });
  globalThis.replayCapturedClick = () => {
    globalThis.replayCapturedClick = undefined;
    end.abort();
    removeMark();
    document.documentElement.removeAttribute('data-scrolled');
    return clicked;
  };
}
