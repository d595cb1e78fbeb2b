import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** The folder of an artefact: `shell`, or `mf-<remote>`. */
export function artefactFolder(name: string): string {
  return `${root}${name === 'shell' ? 'shell' : `mf-${name}`}`;
}

/** The paths of all files below a folder, relative to it and sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath}/${file.name}`.slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
