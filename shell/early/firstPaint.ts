/** A page in the background paints nothing, and need not wait for it. In milliseconds. */
const patience = 1500;

/** Resolves once the page shows something, or when that takes unusually long. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}
