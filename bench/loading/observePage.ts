/** In milliseconds since the navigation began. */
export interface PageTimings {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** What long tasks take beyond 50 ms each, in all. */
  blocking: number;
  longestTask: number;
}

declare global {
  var pageTimings: PageTimings;
  /** Resolves with the time at which the first element of the selector is on screen. */
  var paintOf: (selector: string) => Promise<number>;
  /** Resolves with the time at which the page's data are on screen, if the run measures that. */
  var paintOfData: Promise<number> | undefined;
}

/** Runs in the page before its own scripts. */
export function observePage(dataSelector?: string): void {
  // The script also runs in frames.
  if (window.top !== window) return;
  const timings: PageTimings = {
    firstPaint: 0,
    largestPaint: 0,
    layoutShift: 0,
    blocking: 0,
    longestTask: 0,
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
  observe('longtask', ({ duration }) => {
    timings.blocking += duration - 50;
    timings.longestTask = Math.max(timings.longestTask, duration);
  });
  globalThis.paintOf = (selector) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${selector} was not there within a minute.`)), 60_000);
      // Polling in every frame would take part of the throttled processor's time.
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        // The frame is painted when the next one begins.
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
  globalThis.paintOfData = dataSelector ? paintOf(dataSelector) : undefined;
}
