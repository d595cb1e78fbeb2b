import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The parts of a `package.json` that builds use. */
interface PackageManifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/**
 * The real folder of an installed dependency.
 *
 * @param folder The package that has the dependency.
 * @throws Error when it is not installed.
 */
export function packageFolder(folder: string, dependency: string): string {
  const require = createRequire(`${folder}/package.json`);
  // With a path, because Node has modules of its own with the names of packages, such as `events`.
  const folders = require.resolve.paths(`${dependency}/package.json`) ?? [];
  const installed = folders
    .map((modules) => join(modules, dependency))
    .find((path) => existsSync(`${path}/package.json`));
  if (installed) return realpathSync(installed);
  throw new Error(`${dependency} is not installed for ${folder}.`);
}

/**
 * Everything on which some packages depend, also indirectly, each as `react@19.3.1`. Unlike a lockfile, it
 * is the same wherever they are installed, whatever else is, and by which package manager.
 */
export function installedPackages(folders: readonly string[]): string[] {
  const seen = new Set(folders.map((folder) => realpathSync(folder)));
  const found = new Set<string>();
  const collect = (folder: string) => {
    for (const name of Object.keys(packageManifest(folder).dependencies ?? {})) {
      const installed = packageFolder(folder, name);
      if (seen.has(installed)) continue;
      seen.add(installed);
      found.add(`${name}@${packageManifest(installed).version}`);
      collect(installed);
    }
  };
  for (const folder of folders) collect(folder);
  return [...found].sort();
}

/** The `package.json` of a package's folder. */
export function packageManifest(folder: string): PackageManifest {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
}
