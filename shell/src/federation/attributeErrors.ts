import { reportError } from 'shared/runtime';
import { type TriedVersion, versionsByFolder } from './connection.ts';

/**
 * Reports uncaught errors with the section that threw them, as in a timer or an event handler, which no error
 * boundary catches. Errors of nobody's code are left to the browser's console.
 */
export function attributeErrors(): void {
  window.addEventListener('error', ({ error, filename }) => attribute(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => attribute(reason));
}

function attribute(cause: unknown, filename = ''): void {
  const stack = cause instanceof Error ? cause.stack : undefined;
  const thrower = versionIn(stack ?? filename, versionsByFolder());
  if (!thrower) return;
  const { remote, version } = thrower;
  reportError({ source: remote, message: `An error was not caught (version ${version})`, cause });
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
