/** What a page tells of itself; times in milliseconds since its navigation began. */
export interface Noted {
  firstPaint: number;
  largestPaint: number;
  /** Not a number on a page that has no data. */
  dataShown: number;
  shift: number;
}

declare global {
  var noted: Noted | undefined;
}

/** What the page writes to its console once its data are on screen. */
export const dataShownMessage = 'the data are on screen';

/** Runs in the page before anything of its own: notes when it paints, shifts and shows its data. */
export function noteInPage({ data, message }: { data: string; message: string }): void {
  // A frame or an empty document inside the page is not the page.
  if (window.top !== window) return;
  const noted: Noted = { firstPaint: 0, largestPaint: 0, dataShown: Number.NaN, shift: 0 };
  globalThis.noted = noted;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { startTime, element } = entry as PerformanceEntry & { element: Element | null };
    // The film shows what its picture has shown since the first paint.
    if (!(element instanceof HTMLVideoElement)) noted.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) noted.shift += value;
  });
  // Looking at every frame would make the page draw frames that it does not need, and take a good
  // part of a slow processor for itself.
  const look = new MutationObserver(() => {
    if (!document.querySelector(data)) return;
    look.disconnect();
    // Its frame has been drawn when the next one begins.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        noted.dataShown = performance.now();
        console.debug(message);
      });
    });
  });
  look.observe(document, { subtree: true, childList: true, attributes: true });
}
