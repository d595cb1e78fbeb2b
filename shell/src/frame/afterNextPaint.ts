/** For how long a picture is waited for, in milliseconds: a page in the background draws none. */
const patience = 100;

/**
 * Resolves once the browser has drawn what changed so far, so that what takes a while does not hold
 * up the answer to a finger.
 */
export function afterNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // The frame's own callbacks run before it is drawn, a task after them behind it.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patience);
  });
}
