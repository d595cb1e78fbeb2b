import type { RemoteName } from 'shared/contract';

/** Dispatches an event with the name of each remote of which a view has loaded. */
const recoveries = new EventTarget();

/**
 * Calls `retry` whenever a view of the remote has loaded: if one slot could be loaded, the failed ones
 * probably can too, including those without a retry button.
 *
 * @returns a function that unsubscribes.
 */
export function onRecovery(remote: RemoteName, retry: () => void): () => void {
  recoveries.addEventListener(remote, retry);
  return () => recoveries.removeEventListener(remote, retry);
}

/** Tells the failed slots of a remote that one of its views has loaded. */
export function notifyRecovery(remote: RemoteName): void {
  recoveries.dispatchEvent(new Event(remote));
}
