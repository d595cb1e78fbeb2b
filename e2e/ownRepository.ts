import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { RemoteName } from 'shared/contract';
import { type Packed, packPackages } from '../tools/packages/pack.ts';
import { installedVersions } from '../tools/packages/packages.ts';
import { artefactFolder, root } from '../tools/paths.ts';

const run = promisify(execFile);

/** Where the packed packages are installed, as a section's `package.json` names them. */
const installedAs: Readonly<Record<string, string>> = {
  '@linea/shared': 'shared',
  '@linea/cli': '@linea/cli',
};

/** A repository outside of this one, with the packed packages. */
export interface OwnRepository {
  folder: string;
  /** The program `linea`. */
  program: string;
  /** Runs `linea`, and returns what it prints. @throws Error with its output when it fails. */
  linea: (...args: string[]) => Promise<string>;
  remove: () => void;
}

/**
 * Creates a repository with the packages from their tarballs. What they need from others is linked from
 * this repository, because an installation needs a network.
 *
 * @param remote The section that moves there, as docs/teams.md says; none for an empty repository.
 * @param packed Packages that are packed already.
 */
export async function createOwnRepository(
  remote?: RemoteName,
  packed?: readonly Packed[],
): Promise<OwnRepository> {
  const home = mkdtempSync(join(tmpdir(), 'own-repository-'));
  const folder = `${home}/section`;
  mkdirSync(`${folder}/node_modules`, { recursive: true });
  for (const { name, tarball } of packed ?? (await packPackages(`${home}/packed`, () => {}))) {
    const installed = `${folder}/node_modules/${installedAs[name] ?? name}`;
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  }
  const section = artefactFolder(remote ?? 'guides');
  for (const user of [section, `${root}shared`, `${root}tools`, `${root}shell`, root]) {
    linkPackages(`${user}/node_modules`, `${folder}/node_modules`);
  }
  const program = `${folder}/node_modules/@linea/cli/tools/cli/linea.mjs`;
  const linea = async (...args: string[]) =>
    (await run(process.execPath, [program, ...args], { cwd: folder })).stdout;
  if (remote) {
    await linea('create-section', remote);
    rmSync(`${folder}/src`, { recursive: true });
    for (const name of ['src', 'section.json', 'rsbuild.config.ts']) {
      cpSync(`${section}/${name}`, `${folder}/${name}`, { recursive: true });
    }
    addDependencies(remote, `${folder}/package.json`);
  }
  return { folder, program, linea, remove: () => rmSync(home, { recursive: true, force: true }) };
}

/** Adds what a section depends on and a new one does not. */
function addDependencies(remote: RemoteName, file: string): void {
  const own = JSON.parse(readFileSync(`${artefactFolder(remote)}/package.json`, 'utf8'));
  const created = JSON.parse(readFileSync(file, 'utf8'));
  const known = { ...created.dependencies, ...created.devDependencies };
  const missing = (of: object) =>
    installedVersions(
      Object.keys(of)
        .filter((name) => !known[name] && !existsSync(`${root}${name}/package.json`))
        .map((name) => [name, `mf-${remote}`]),
    );
  const dependencies = { ...created.dependencies, ...missing(own.dependencies) };
  const devDependencies = { ...created.devDependencies, ...missing(own.devDependencies) };
  writeFileSync(file, JSON.stringify({ ...created, dependencies, devDependencies }));
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
