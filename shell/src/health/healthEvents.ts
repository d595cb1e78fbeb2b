import type { RemoteName } from 'shared/contract';
import { overridden } from '../federation/overrides.ts';
import type { RemoteError } from '../federation/RemoteError.ts';

/** A version of a section loaded or failed in this page. */
export interface HealthEvent {
  name: RemoteName;
  version: string;
  /** Absent when it loaded. */
  error?: RemoteError | undefined;
}

/** Events from before the code that reports them has loaded. */
const pending: HealthEvent[] = [];
let handle = (event: HealthEvent): void => void pending.push(event);

/** Records that a version of a section loaded or failed in this page. */
export function recordHealth(name: RemoteName, version: string, error?: RemoteError): void {
  // A developer's own build says nothing about published versions.
  if (!overridden().includes(name)) handle({ name, version, error });
}

/** Calls `listener` with the pending events, then with every later one. */
export function onHealthEvent(listener: (event: HealthEvent) => void): void {
  handle = listener;
  for (const event of pending.splice(0)) listener(event);
}
