import { siteConfig } from 'shared/runtime';
import { z } from 'shared/zod';
import { failedHere } from '../boot/failedHere.ts';
import { shellVersion } from '../boot/shellVersions.ts';
import { isTranslated } from '../boot/translatedText.ts';
import { versionInUse } from '../federation/connection.ts';
import { onHealthEvent } from './healthEvents.ts';
import { observeVitals } from './observeVitals.ts';
import { pageReport } from './pageReport.ts';

const tokenAnswer = z.object({ token: z.nullable(z.string()) });

/**
 * Reports once, when the page is first hidden, what it saw of the versions that it loaded: views, failures,
 * reduced errors and web vitals.
 */
export async function startReports(): Promise<void> {
  const url = `${siteConfig().supabase.url}/functions/v1/section-health`;
  const token = await requestToken(url);
  if (!token) return;
  const report = pageReport((name) =>
    name === 'shell' ? shellVersion() : versionInUse(name)?.version,
  );
  const unreported = unreportedShells();
  for (const version of unreported) {
    report.addEvent({ name: 'shell', version, error: { failure: 'crashed' } });
  }
  onHealthEvent(report.addEvent);
  observeVitals(report);
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    // A translator changes what sections rendered, so their failures in such a page say nothing about them.
    if (isTranslated()) return;
    const artefacts = report.artefacts();
    // A string body makes a simple request, which needs no preflight.
    if (artefacts.length > 0) navigator.sendBeacon(url, JSON.stringify({ token, artefacts }));
    rememberReported(unreported);
  });
}

const reportedKey = 'reported-shells';

/** The versions of the shell that did not start in this tab: it tried each of them once, in an earlier page. */
function unreportedShells(): string[] {
  const failed = failedHere();
  if (failed.length === 0) return [];
  const reported = sessionStorage.getItem(reportedKey)?.split(' ') ?? [];
  return failed.filter((version) => !reported.includes(version));
}

function rememberReported(versions: readonly string[]): void {
  if (versions.length === 0) return;
  const before = sessionStorage.getItem(reportedKey);
  sessionStorage.setItem(reportedKey, [...(before ? [before] : []), ...versions].join(' '));
}

async function requestToken(url: string): Promise<string | null> {
  const response = await fetch(url);
  return response.ok ? tokenAnswer.parse(await response.json()).token : null;
}
