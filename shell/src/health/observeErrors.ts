import { shellVersion } from '../boot/shellVersions.ts';
import { versionIn } from '../federation/attributeErrors.ts';
import { versionsByFolder } from '../federation/connection.ts';
import type { PageReport } from './pageReport.ts';

/**
 * Records uncaught errors, such as those of timers and event handlers, for the artefact whose script is first in
 * their stack. Those of extensions, which are in no script of the site, are left out.
 */
export function observeErrors(report: PageReport): void {
  const note = (cause: unknown) => {
    const thrower = throwerOf(cause);
    if (thrower) report.addFailure(thrower.name, thrower.version, 'uncaught', cause);
  };
  window.addEventListener('error', ({ error }) => note(error));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

function throwerOf(cause: unknown) {
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  const section = versionIn(stack, versionsByFolder());
  if (section) return { name: section.remote, version: section.version };
  const version = shellVersion();
  const isOfShell = stack.includes(`${window.location.origin}/static/`);
  return version && isOfShell ? { name: 'shell' as const, version } : undefined;
}
