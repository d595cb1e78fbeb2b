const paintTimeoutMs = 1500;

/**
 * Resolves when the browser begins its first frame, because the styles are there; after a timeout; or at once
 * in a background tab, which has no frames.
 */
export function firstFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    setTimeout(resolve, paintTimeoutMs);
    requestAnimationFrame(() => resolve());
  });
}

/** Resolves at the first paint, after a timeout, or at once in a background tab, which paints nothing. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    setTimeout(resolve, paintTimeoutMs);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

/** Resolves when the browser has parsed the page. */
export function parsed(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') return resolve();
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}
