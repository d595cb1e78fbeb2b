import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteName } from 'shared/contract';
import { packPackages } from '../tools/packages/pack.ts';
import { artefactFolder, root } from '../tools/paths.ts';

/** Where the packed packages are installed, as a section's `package.json` names them. */
const installedAs: Readonly<Record<string, string>> = {
  '@linea/shared': 'shared',
  '@linea/cli': '@linea/cli',
};

/** A repository outside of this one, with the packed packages. */
export interface OwnRepository {
  folder: string;
  /** Runs `linea`, and returns what it prints. @throws Error with its output when it fails. */
  linea: (...args: string[]) => string;
  remove: () => void;
}

/**
 * Creates a repository with the packages from their tarballs. What they need from others is linked from
 * this repository, because an installation needs a network.
 *
 * @param remote The section whose sources are copied; none for an empty repository.
 */
export async function createOwnRepository(remote?: RemoteName): Promise<OwnRepository> {
  const home = mkdtempSync(join(tmpdir(), 'own-repository-'));
  const folder = `${home}/section`;
  mkdirSync(`${folder}/node_modules`, { recursive: true });
  for (const { name, tarball } of await packPackages(`${home}/packed`, () => {})) {
    const installed = `${folder}/node_modules/${installedAs[name] ?? name}`;
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  }
  const users = ['mf-guides', 'shared', 'tools', 'shell'].map((name) => root + name);
  if (remote) {
    const section = artefactFolder(remote);
    users.push(section);
    for (const name of ['src', 'section.json', 'package.json', 'rsbuild.config.ts']) {
      cpSync(`${section}/${name}`, `${folder}/${name}`, { recursive: true });
    }
  }
  for (const user of users) linkPackages(`${user}/node_modules`, `${folder}/node_modules`);
  const program = `${folder}/node_modules/@linea/cli/tools/cli/linea.mjs`;
  return {
    folder,
    linea: (...args) =>
      execFileSync(process.execPath, [program, ...args], {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
      }),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Links what is installed in one folder and not yet in the other, but not the packages of this repository. */
function linkPackages(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry;
    if (name.startsWith('.') || existsSync(`${root}${name}/package.json`)) continue;
    if (name.startsWith('@') && entry.isDirectory()) {
      linkPackages(`${from}/${name}`, `${to}/${name}`);
    } else if (!existsSync(`${to}/${name}`)) {
      mkdirSync(dirname(`${to}/${name}`), { recursive: true });
      // 'junction' is for Windows, where other links need rights.
      symlinkSync(`${from}/${name}`, `${to}/${name}`, 'junction');
    }
  }
}
