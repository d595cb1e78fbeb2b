/** The browser says that the network is back a little before it carries anything, in milliseconds. */
const settling = 1000;

/**
 * Calls `renew` when the network is back after it was gone.
 *
 * @returns what ends the waiting.
 */
export function onReconnect(renew: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(renew, settling);
  };
  window.addEventListener('online', wait);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', wait);
  };
}
