const timeoutMs = 1500;

/** Resolves after the first paint or 1.5 s; at once in a background tab, which is not painted. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    setTimeout(resolve, timeoutMs);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}
