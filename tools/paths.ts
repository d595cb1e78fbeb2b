import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packageFolder } from 'shared/installed-packages';

/** The repository's folder, with a slash at its end; of the packed command line, its package. */
export const root = fileURLToPath(new URL('../', import.meta.url));

/** Whether this is the packed command line, which a section in a repository of its own has installed. */
export const isInstalled = !existsSync(`${root}pnpm-workspace.yaml`);

/** The repository in which somebody works, with a slash at its end: this one, or the section's own. */
export const repository = isInstalled ? `${process.cwd()}/` : root;

/** The folder of an artefact: `shell`, or `mf-<remote>`. In a repository of its own, a section is all of it. */
export function artefactFolder(name: string): string {
  if (name === 'shell') return `${root}shell`;
  return isInstalled ? process.cwd() : `${root}mf-${name}`;
}

/** Files beside an artefact's own on which its build depends, where they are. */
const commonFiles = ['pnpm-lock.yaml', 'package-lock.json', 'tsconfig.base.json'];

/** All files and folders from which an artefact is built. */
export function sourcesOf(name: string): string[] {
  const folder = artefactFolder(name);
  const common = commonFiles.map((file) => repository + file).filter((file) => existsSync(file));
  return [folder, packageFolder(folder, 'shared'), ...common];
}

/** The paths of all files below a folder, relative to it and sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath}/${file.name}`.slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}
