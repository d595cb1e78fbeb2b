import type { RemoteName } from 'shared/contract';

/** The retries of slots whose section failed. */
const retries = new Map<RemoteName, Set<() => void>>();

/**
 * Calls `retry` whenever a view of the remote has loaded: if one slot could be loaded, the failed ones
 * probably can too, including those without a retry button.
 *
 * @returns a function that unsubscribes.
 */
export function onRecovery(remote: RemoteName, retry: () => void): () => void {
  const ofRemote = retries.get(remote) ?? new Set();
  retries.set(remote, ofRemote.add(retry));
  return () => ofRemote.delete(retry);
}

/** Tells the failed slots of a remote that one of its views has loaded. */
export function notifyRecovery(remote: RemoteName): void {
  // A copy, because a retry may subscribe again.
  for (const retry of [...(retries.get(remote) ?? [])]) retry();
}
