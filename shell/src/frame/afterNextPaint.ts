/** A page in the background never paints. */
const timeoutMs = 100;

/** Resolves after the next paint, so that slow work does not delay the response to an input. */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // Animation frame callbacks run before the paint, a task queued there runs after it.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, timeoutMs);
  });
}
