/**
 * Runs a task once the page is loaded and has nothing better to do.
 *
 * @returns what calls it off, as long as it has not begun.
 */
export function whenIdle(task: () => void): () => void {
  let wanted = true;
  const run = () => {
    if (wanted) task();
  };
  const schedule = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 10_000 });
    else setTimeout(run, 2000);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    wanted = false;
  };
}
