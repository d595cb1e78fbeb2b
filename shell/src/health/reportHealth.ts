import { remoteNames } from 'shared/contract';
import type { Registry } from 'shared/registry';
import { siteConfig } from 'shared/runtime';
import { hasShellCanary } from '../boot/shellVersions.ts';
import { overridden } from '../federation/overrides.ts';
import { currentRegistry } from '../federation/registry.ts';
import { whenIdle } from '../loading/whenIdle.ts';

/**
 * Starts health reports once the page is idle, so that they delay nothing that visitors see. Where the
 * configuration switches them on, a share of the pages reports, and all of them while a section or the shell has a canary. None does where the browser sends
 * Global Privacy Control, or in a tab with an override.
 */
export function reportHealth(): void {
  whenIdle(() => {
    // Without the code or the registry this page is not counted.
    startReports().catch(() => undefined);
  });
}

async function startReports(): Promise<void> {
  const { healthShare } = siteConfig();
  if (!healthShare || hasPrivacyControl() || overridden().length > 0) return;
  if (Math.random() >= (await shareOf(healthShare, await currentRegistry()))) return;
  await (await import('./startReports.ts')).startReports();
}

/** https://globalprivacycontrol.org */
function hasPrivacyControl(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}

/**
 * All pages in which versions are compared have the same share. A page that runs because another version failed
 * does not raise it: the failed version's rate would look too high.
 */
async function shareOf(share: number, { remotes }: Registry): Promise<number> {
  const isOnTrial = remoteNames.some((name) => remotes.get(name)?.canary);
  return isOnTrial || (await hasShellCanary()) ? 1 : share;
}
