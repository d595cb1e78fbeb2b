import { preloadState } from 'shared/data';
import { scrolledPx } from '../src/frame/scrollThresholds.ts';
import { isAppleHere, isSearchShortcut } from '../src/search/searchShortcut.ts';
import { firstPaint } from './firstPaint.ts';

/** Marks what was tapped before its code was there. */
export const waitingAttribute = 'data-waiting';

/** What was clicked, if it needs the page's code: a button, or a link that opens a dialog and not its file. */
export function clickedPart(event: MouseEvent): HTMLElement | null {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return null;
  return target.closest<HTMLElement>('button, a[aria-haspopup]');
}

/**
 * Captures clicks, and the shortcut of the search, until the page is hydrated, which on a slow phone is a second after
 * its first use. The page replays the last one; other links work without scripts. It also gives the navigation bar its
 * background if the page is not at the top, as after a reload.
 */
export function captureClicks(): void {
  const end = new AbortController();
  const { signal } = end;
  let clicked: HTMLElement | undefined;
  let pressed: KeyboardEvent | undefined;
  const unmark = () => clicked?.removeAttribute(waitingAttribute);
  const click = (event: MouseEvent) => {
    const part = clickedPart(event);
    if (!part) return;
    if (part instanceof HTMLAnchorElement) event.preventDefault();
    unmark();
    clicked = part;
    part.setAttribute(waitingAttribute, '');
  };
  const press = (event: KeyboardEvent) => {
    if (!isSearchShortcut(event, isAppleHere())) return;
    event.preventDefault();
    pressed = event;
  };
  const markScrolled = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > scrolledPx);
  document.addEventListener('click', click, { signal });
  document.addEventListener('keydown', press, { signal });
  document.addEventListener('scroll', markScrolled, { signal, passive: true });
  // `scrollY` before the styles have loaded would force a layout without them.
  firstPaint().then(() => {
    if (!signal.aborted) markScrolled();
  });
  const state = preloadState();
  state.replayInput = () => {
    delete state.replayInput;
    end.abort();
    unmark();
    document.documentElement.removeAttribute('data-scrolled');
    clicked?.click();
    if (pressed) document.dispatchEvent(new KeyboardEvent(pressed.type, pressed));
  };
}
