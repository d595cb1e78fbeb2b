/** Browsers report `online` slightly before requests succeed. */
const settleMs = 1000;

/**
 * Calls `callback` whenever the device is online again.
 *
 * @returns a function that unsubscribes.
 */
export function onReconnect(callback: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(callback, settleMs);
  };
  window.addEventListener('online', schedule);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', schedule);
  };
}
