/** Runs a task once the page is loaded and has nothing better to do. */
export function whenIdle(task: () => void): void {
  const schedule = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 10_000 });
    else setTimeout(task, 2000);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
}
