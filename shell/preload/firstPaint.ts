/** For how long an unusually late first paint is waited for, in milliseconds. */
const patience = 1500;

/** Resolves once the page shows something; at once in the background, where nothing is painted. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    setTimeout(resolve, patience);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}
