import type { RemoteName } from 'shared/contract';

/** Places of the page that wait for a section that failed them. */
const waiting = new Map<RemoteName, Set<() => void>>();

/**
 * Calls `again` whenever a view of the remote has loaded: what brought one of its places back may bring
 * them all, also one that has no button of its own.
 *
 * @returns what ends the waiting.
 */
export function onRecovery(remote: RemoteName, again: () => void): () => void {
  const places = waiting.get(remote) ?? new Set();
  waiting.set(remote, places.add(again));
  return () => places.delete(again);
}

/** A view of the remote has loaded. */
export function recovered(remote: RemoteName): void {
  for (const again of [...(waiting.get(remote) ?? [])]) again();
}
