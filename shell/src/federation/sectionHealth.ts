import { type RemoteName, remoteNames } from 'shared/contract';
import type { Registry } from 'shared/registry';
import { siteConfig } from 'shared/runtime';
import { isShellOnTrial } from '../boot/shellVersions.ts';
import { whenIdle } from '../loading/idleLoading.ts';
import { overridden } from './overrides.ts';
import type { RemoteError } from './RemoteError.ts';
import { currentRegistry } from './registry.ts';

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

/** Of the pages, where the configuration does not say. */
const defaultShare = 0.1;

/**
 * Starts the reports of this page's health once the page is idle: nothing of them delays what visitors see. Only
 * a share of the pages has any, but all of them while a version is on trial. None has where the browser sends
 * Global Privacy Control, or where this tab has sections of its own.
 */
export function reportHealth(): void {
  whenIdle(() => {
    // Without the code or the registry this page is not counted.
    startReports().catch(() => undefined);
  });
}

async function startReports(): Promise<void> {
  if (hasPrivacyControl() || overridden().length > 0) return;
  if (Math.random() >= shareOf(await currentRegistry())) return;
  await (await import('../health/startReports.ts')).startReports();
}

/** https://globalprivacycontrol.org */
function hasPrivacyControl(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}

function shareOf({ remotes }: Registry): number {
  const share = siteConfig().healthShare ?? defaultShare;
  const isTrying = isShellOnTrial() || remoteNames.some((name) => remotes.get(name)?.canary);
  return share > 0 && isTrying ? 1 : share;
}
