import type { ArtefactName } from 'shared/contract';
import { isRefusedRead } from 'shared/data';
import { overridden } from '../federation/overrides.ts';
import type { RemoteFailure } from '../federation/RemoteError.ts';

/** A version of an artefact loaded or failed in this page. */
export interface HealthEvent {
  name: ArtefactName;
  version: string;
  /** Absent when it loaded. A `RemoteError` is one. */
  error?: { failure: RemoteFailure | 'uncaught'; cause?: unknown } | undefined;
}

/** Most pages report nothing, and one may throw errors without end. */
const maxPending = 100;

/** Events from before the code that reports them has loaded. */
const pending: HealthEvent[] = [];
let handle = (event: HealthEvent): void => {
  if (pending.length < maxPending) pending.push(event);
};

/** Records that a version of an artefact loaded or failed in this page. */
export function recordHealth(
  name: ArtefactName,
  version: string,
  error?: HealthEvent['error'],
): void {
  // A developer's own build says nothing about published versions.
  if (overridden().some((remote) => remote === name)) return;
  // The page was seen, but what a visitor's URL asked for is no failure of the version.
  handle({ name, version, error: isRefusedRead(error?.cause) ? undefined : error });
}

/** Calls `listener` with the pending events, then with every later one. */
export function onHealthEvent(listener: (event: HealthEvent) => void): void {
  handle = listener;
  for (const event of pending.splice(0)) listener(event);
}
