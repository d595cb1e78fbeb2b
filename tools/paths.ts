import { fileURLToPath } from 'node:url';

/** The repository's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** The folder of an artefact: `shell`, or `mf-<remote>`. */
export function artefactFolder(name: string): string {
  return `${root}${name === 'shell' ? 'shell' : `mf-${name}`}`;
}
