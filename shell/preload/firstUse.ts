import { languageParameter } from 'shared/contract';
import { pageStateId } from '../src/boot/pageState.ts';
import { parsed } from './firstPaint.ts';

/** What shows that somebody means to use the page, or that it has something to say. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'click',
  'offline',
] as const;

/** Resolves at the first sign of use; as soon as the page is parsed if a part of it is still to come. */
export function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const use = (event?: Event) => {
      if (event && isBrowsersOwn(event)) return;
      end.abort();
      resolve();
    };
    for (const sign of signs) {
      window.addEventListener(sign, use, { capture: true, passive: true, signal: end.signal });
    }
    // Another tab followed or kept something.
    window.addEventListener('storage', use, { signal: end.signal });
    void parsed().then(() => {
      if (document.querySelector('[data-skeleton]')) use();
    });
  });
}

/** Chromium moves a pointer that rests, when a page appears below it. */
function isBrowsersOwn(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
  return event.movementX === 0 && event.movementY === 0;
}

/** Whether the page must not wait for a sign: it shows less than it should, or something of this device. */
export function needsScripts(): boolean {
  const parameters = new URLSearchParams(location.search);
  parameters.delete(languageParameter);
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    !document.getElementById(pageStateId) ||
    Boolean(document.documentElement.dataset.personal) ||
    // A part of a page that scripts open.
    location.hash !== '' ||
    [...parameters].length > 0 ||
    // Back and a reload restore what was searched and opened.
    (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate')
  );
}
