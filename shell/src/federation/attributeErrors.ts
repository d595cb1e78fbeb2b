import { reportError } from 'shared/runtime';
import { shellVersion } from '../boot/shellVersions.ts';
import { recordHealth } from '../health/healthEvents.ts';
import { type TriedVersion, versionsByFolder } from './connection.ts';

/**
 * Attributes uncaught errors, as in a timer or an event handler, to the artefact whose script is first in their
 * stack. A section's are logged with its name; the browser logs the others. Those of extensions, which are in no
 * script of the site, do not count as failures.
 */
export function attributeErrors(): void {
  window.addEventListener('error', ({ error, filename }) => attribute(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => attribute(reason));
}

function attribute(cause: unknown, filename = ''): void {
  const stack = cause instanceof Error ? cause.stack : undefined;
  const thrower = versionIn(stack ?? filename, versionsByFolder());
  const error = { failure: 'uncaught', cause } as const;
  if (thrower) {
    const { remote, version } = thrower;
    reportError({ source: remote, message: `An error was not caught (version ${version})`, cause });
    recordHealth(remote, version, error);
  } else if (stack?.includes(`${window.location.origin}/static/`)) {
    const version = shellVersion();
    if (version) recordHealth('shell', version, error);
  }
}

/** The version whose script is named first in a stack: what threw, or called what threw. */
export function versionIn(
  stack: string,
  versions: ReadonlyMap<string, TriedVersion>,
): TriedVersion | undefined {
  const urls = stack.match(/https?:\/\/[^\s()]+/g) ?? [];
  const folders = [...versions.keys()];
  for (const url of urls) {
    const folder = folders.find((one) => url.startsWith(one));
    if (folder) return versions.get(folder);
  }
  return undefined;
}
