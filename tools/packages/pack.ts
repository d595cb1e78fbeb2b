import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hashFiles } from 'shared/hash-files';
import { buildOne } from '../build/build.ts';
import { root } from '../paths.ts';
import { runProgram } from '../program.ts';
import { commandLinePackage, installedVersions, type Package, sharedPackage } from './packages.ts';

/** A package as a file that any package manager installs. */
export interface Packed {
  name: string;
  version: string;
  tarball: string;
}

/**
 * Packs what a section in a repository of its own installs. The sources go in as they are, so that it
 * compiles the same modules as a section in this repository (docs/decisions/0022-packed-packages.md).
 *
 * @param folder Where the tarballs are put.
 */
export async function packPackages(folder: string, log: (line: string) => void): Promise<Packed[]> {
  // The command line renders pages with it, to see whether a section's files agree.
  await buildOne('shell', log);
  mkdirSync(folder, { recursive: true });
  const shared = pack(sharedPackage(), folder);
  return [shared, pack(commandLinePackage(shared.version), folder)];
}

function pack({ name, copied, written, manifest, dependencies }: Package, folder: string): Packed {
  const staging = mkdtempSync(join(tmpdir(), 'package-'));
  try {
    for (const path of copied.flatMap(filesIn)) {
      mkdirSync(dirname(`${staging}/${path.to}`), { recursive: true });
      cpSync(path.from, `${staging}/${path.to}`, { recursive: true });
    }
    for (const [path, content] of Object.entries(written)) {
      mkdirSync(dirname(`${staging}/${path}`), { recursive: true });
      writeFileSync(`${staging}/${path}`, content);
    }
    const content = { ...manifest, dependencies: installedVersions(Object.entries(dependencies)) };
    writeFileSync(`${staging}/package.json`, JSON.stringify({ name, ...content }));
    // Like a build's, so that two packages with one name never differ.
    const contents = [staging, `${staging}/shell/dist-server`].filter((path) => existsSync(path));
    const version = `0.1.0-${hashFiles(contents).slice(0, 10)}`;
    writeFileSync(
      `${staging}/package.json`,
      `${JSON.stringify({ name, version, ...content }, null, 2)}\n`,
    );
    return { name, version, tarball: join(folder, npmPack(staging, folder)) };
  } finally {
    rmSync(staging, { recursive: true });
  }
}

/** The tracked files of a folder of this repository, without tests; or a single file. */
function filesIn({ from, to }: Package['copied'][number]) {
  if (!existsSync(root + from)) throw new Error(`${from} is not there to be packed.`);
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', from], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = listed.split('\0').filter((path) => path !== '');
  // What is built is not tracked.
  if (paths.length === 0) return [{ from: root + from, to }];
  return paths
    .filter((path) => !/\.test\.tsx?$|\/tests\//.test(path))
    .map((path) => ({ from: root + path, to: to + path.slice(from.length) }));
}

/** @returns the name of the tarball. */
function npmPack(staging: string, folder: string): string {
  const options = ['pack', '--json', '--ignore-scripts', '--pack-destination', resolve(folder)];
  const printed = execFileSync('npm', options, {
    cwd: staging,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [{ filename }]: [{ filename: string }] = JSON.parse(printed);
  return filename;
}

if (import.meta.filename === process.argv[1]) {
  await runProgram(async () => {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [folder = `${root}.local/packages`] = positionals;
    for (const { name, version, tarball } of await packPackages(folder, console.log)) {
      console.log(`${name} ${version}  ${tarball}`);
    }
  });
}
