import { preloadState } from 'shared/data';
import { scrolledPx } from '../src/frame/scrollThresholds.ts';
import { firstPaint } from './firstPaint.ts';

/** Marks a button that was tapped before its code was there. */
export const waitingAttribute = 'data-waiting';

/**
 * Captures clicks until the page is hydrated, which on a slow phone is seconds after its HTML is shown.
 * The page replays the click on the button that was clicked last; links work without scripts. It also
 * gives the navigation bar its background if the page is not at the top, as after a reload.
 */
export function captureClicks(): void {
  const end = new AbortController();
  const { signal } = end;
  let clicked: HTMLElement | undefined;
  const unmark = () => clicked?.removeAttribute(waitingAttribute);
  const capture = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    unmark();
    clicked = button;
    button.setAttribute(waitingAttribute, '');
  };
  const markScrolled = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > scrolledPx);
  document.addEventListener('click', capture, { signal });
  document.addEventListener('scroll', markScrolled, { signal, passive: true });
  // `scrollY` before the styles have loaded would force a layout without them.
  firstPaint().then(() => {
    if (!signal.aborted) markScrolled();
  });
  const state = preloadState();
  state.endClickCapture = () => {
    delete state.endClickCapture;
    end.abort();
    unmark();
    document.documentElement.removeAttribute('data-scrolled');
    return clicked;
  };
}
