import type { RemoteName } from 'shared/contract';
import { whenIdle } from '../loading/idleLoading.ts';
import { overridden } from './overrides.ts';
import type { RemoteError } from './RemoteError.ts';

/** A version of a section loaded or failed in this page. */
export interface HealthEvent {
  name: RemoteName;
  version: string;
  /** Absent when it loaded. */
  error?: RemoteError | undefined;
}

/** What happened before the code that reports it has loaded. */
const early: HealthEvent[] = [];
let handle = (event: HealthEvent): void => void early.push(event);

/** Notes that a version of a section loaded or failed in this page. */
export function noteHealth(name: RemoteName, version: string, error?: RemoteError): void {
  // A developer's own build says nothing about published versions.
  if (!overridden().includes(name)) handle({ name, version, error });
}

/** Passes on every event from now on, and those that came before. */
export function onHealthEvent(listener: (event: HealthEvent) => void): void {
  handle = listener;
  for (const event of early.splice(0)) listener(event);
}

/** Starts the reports of this page's health once the page is idle: nothing of them delays what visitors see. */
export function reportHealth(): void {
  whenIdle(() => {
    import('../health/startReports.ts')
      .then(({ startReports }) => startReports())
      // Without the code or the registry this page is not counted.
      .catch(() => undefined);
  });
}
