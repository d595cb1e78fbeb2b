import { readShellVersions } from '../boot/shellVersions.ts';

/** The version of this page's shell; undefined in development. */
export function shellVersion(): string | undefined {
  return readShellVersions()?.version;
}
