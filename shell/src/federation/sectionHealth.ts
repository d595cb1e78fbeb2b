import { type RemoteName, remoteNames } from 'shared/contract';
import type { Registry } from 'shared/registry';
import { siteConfig } from 'shared/runtime';
import { hasShellCanary } from '../boot/shellVersions.ts';
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

/** The share of pages that report, where the configuration names none. */
const defaultShare = 0.1;

/**
 * Starts health reports once the page is idle, so that they delay nothing that visitors see. A share of the
 * pages reports, and all of them while a section or the shell has a canary. None does where the browser sends
 * Global Privacy Control, or in a tab with an override.
 */
export function reportHealth(): void {
  whenIdle(() => {
    // Without the code or the registry this page is not counted.
    startReports().catch(() => undefined);
  });
}

async function startReports(): Promise<void> {
  if (hasPrivacyControl() || overridden().length > 0) return;
  if (Math.random() >= (await shareOf(await currentRegistry()))) return;
  await (await import('../health/startReports.ts')).startReports();
}

/** https://globalprivacycontrol.org */
function hasPrivacyControl(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}

/**
 * All pages in which versions are compared have the same share. A page that runs because another version failed
 * does not raise it: the failed version's rate would look too high.
 */
async function shareOf({ remotes }: Registry): Promise<number> {
  const share = siteConfig().healthShare ?? defaultShare;
  if (share === 0) return 0;
  const isOnTrial = remoteNames.some((name) => remotes.get(name)?.canary);
  return isOnTrial || (await hasShellCanary()) ? 1 : share;
}
