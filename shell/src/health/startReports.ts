import { remoteNames } from 'shared/contract';
import type { Registry } from 'shared/registry';
import { siteConfig } from 'shared/runtime';
import { z } from 'shared/zod';
import { versionInUse } from '../federation/connection.ts';
import { overridden } from '../federation/overrides.ts';
import { currentRegistry } from '../federation/registry.ts';
import { onHealthEvent } from '../federation/sectionHealth.ts';
import { observeErrors } from './observeErrors.ts';
import { observeVitals } from './observeVitals.ts';
import { pageReport } from './pageReport.ts';
import { shellVersion } from './shellVersion.ts';

/** Of the pages, where the configuration does not say. */
const defaultShare = 0.1;

const tokenAnswer = z.object({ token: z.nullable(z.string()) });

/**
 * Reports once, when the page is first hidden, what it saw of the versions that it loaded: views, failures,
 * reduced errors and web vitals. Only a share of the pages does, but all of them while a version is on trial.
 * None does where the browser sends Global Privacy Control, or where this tab has sections of its own.
 */
export async function startReports(): Promise<void> {
  if (hasPrivacyControl() || overridden().length > 0) return;
  if (Math.random() >= shareOf(await currentRegistry())) return;
  const url = `${siteConfig().supabase.url}/functions/v1/section-health`;
  const token = await requestToken(url);
  if (!token) return;
  const report = pageReport((name) =>
    name === 'shell' ? shellVersion() : versionInUse(name)?.version,
  );
  onHealthEvent(report.addEvent);
  observeErrors(report);
  observeVitals(report);
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const artefacts = report.artefacts();
    // A string body makes a simple request, which needs no preflight.
    if (artefacts.length > 0) navigator.sendBeacon(url, JSON.stringify({ token, artefacts }));
  });
}

/** https://globalprivacycontrol.org */
function hasPrivacyControl(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true;
}

function shareOf({ remotes }: Registry): number {
  const share = siteConfig().healthShare ?? defaultShare;
  const isTrying = remoteNames.some((name) => remotes.get(name)?.canary);
  return share > 0 && isTrying ? 1 : share;
}

async function requestToken(url: string): Promise<string | null> {
  const response = await fetch(url);
  return response.ok ? tokenAnswer.parse(await response.json()).token : null;
}
