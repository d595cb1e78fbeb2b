/** Paint timings in milliseconds since the navigation began. */
export interface PageTimings {
  firstPaint: number;
  largestPaint: number;
  /** NaN on a page without scripts, which shows no data. */
  dataOnScreen: number;
  layoutShift: number;
}

declare global {
  var pageTimings: PageTimings | undefined;
}

/** Is written to the page's console once its data are on screen. */
export const dataOnScreenMessage = 'data on screen';

/** Runs in the page before its own scripts. */
export function observePage({ selector, message }: { selector: string; message: string }): void {
  // The script also runs in frames.
  if (window.top !== window) return;
  const timings: PageTimings = {
    firstPaint: 0,
    largestPaint: 0,
    dataOnScreen: Number.NaN,
    layoutShift: 0,
  };
  globalThis.pageTimings = timings;
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timings.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { startTime, element } = entry as PerformanceEntry & { element: Element | null };
    // The hero's video shows what its poster has shown since the first paint.
    if (!(element instanceof HTMLVideoElement)) timings.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) timings.layoutShift += value;
  });
  // Polling in every frame would take part of the throttled processor's time.
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    // The frame with the data is painted when the next one begins.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        timings.dataOnScreen = performance.now();
        console.debug(message);
      });
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}
