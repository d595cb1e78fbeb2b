import { navbarScrollThreshold } from '../src/frame/navbarScrollThreshold.ts';
import { firstPaint } from './firstPaint.ts';

declare global {
  /** Ends the standing in; @returns the button that was tapped last, if one was. */
  var replayCapturedClick: (() => HTMLElement | undefined) | undefined;
}

/**
 * Stands in for the page until it answers: on a slow phone the HTML is there seconds before what is
 * behind it. The button that is tapped last is kept, for the page to press it; links need none of
 * this. And the bar has its ground where the visitor is not at the top, as after a reload.
 */
export function captureClicks(): void {
  const end = new AbortController();
  const { signal } = end;
  let tapped: HTMLElement | undefined;
  const leave = () => tapped?.removeAttribute('data-waiting');
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    leave();
    tapped = button;
    button.setAttribute('data-waiting', '');
  };
  // To ask before a page has its styles would make the browser lay it out without them.
  const look = () =>
    document.documentElement.toggleAttribute(
      'data-scrolled',
      window.scrollY > navbarScrollThreshold,
    );
  document.addEventListener('click', keep, { signal });
  document.addEventListener('scroll', look, { signal, passive: true });
  firstPaint().then(() => {
    if (!signal.aborted) look();
  });
  globalThis.replayCapturedClick = () => {
    globalThis.replayCapturedClick = undefined;
    end.abort();
    leave();
    document.documentElement.removeAttribute('data-scrolled');
    return tapped;
  };
}
