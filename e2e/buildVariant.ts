import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { ArtefactName } from 'shared/contract';
import { buildConfigs, rsbuildProgram } from '../tools/build/build.ts';
import { artefactFolder, root } from '../tools/paths.ts';

interface Variant {
  /** Per file below the artefact's folder, how its text changes. */
  edits?: Record<string, (text: string) => string> | undefined;
  /** Aliases in e2e of the packages that the artefact and its copy of `shared` use in another version. */
  packages?: readonly string[];
  /** A program that runs in the artefact's folder before the build, with its arguments. */
  before?: readonly [program: string, ...args: string[]] | undefined;
}

/**
 * Builds a section or the shell from changed sources or with other tools, in a folder of its own, as a version
 * that its team might release.
 *
 * @returns the folder of the production build; the caller removes its grandparent.
 */
export function buildVariant(
  artefact: ArtefactName,
  { edits = {}, packages = [], before }: Variant,
): string {
  // Not below the root: Tailwind finds no class in what the repository ignores.
  const home = mkdtempSync(join(tmpdir(), 'variant-'));
  const original = artefactFolder(artefact);
  const folder = `${home}/${basename(original)}`;
  const shared = `${home}/shared`;
  for (const name of ['tsconfig.base.json', 'pnpm-lock.yaml']) {
    cpSync(root + name, `${home}/${name}`);
  }
  copySources(original, folder);
  copySources(`${root}shared`, shared);
  linkPackages(`${root}shared`, shared, packages);
  linkPackages(original, folder, packages);
  link(shared, `${folder}/node_modules/shared`);
  for (const [path, edit] of Object.entries(edits)) {
    const text = readFileSync(`${folder}/${path}`, 'utf8');
    const edited = edit(text);
    if (edited === text) throw new Error(`The variant changes nothing in ${path}.`);
    writeFileSync(`${folder}/${path}`, edited);
  }
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(process.execPath, [program, ...args], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'pipe',
    });
  if (before) run(...before);
  for (const config of buildConfigs(artefact)) {
    run(rsbuildProgram(folder), 'build', '--config', config);
  }
  return `${folder}/dist`;
}

/** What is neither installed nor built. */
function copySources(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    if (name === 'node_modules' || name.startsWith('dist') || name.startsWith('.')) continue;
    cpSync(`${from}/${name}`, `${to}/${name}`, { recursive: true });
  }
}

/** Gives a copied package the dependencies of the original, some of them in another version. */
function linkPackages(from: string, to: string, aliases: readonly string[]): void {
  for (const name of packageNames(`${from}/node_modules`)) {
    link(`${from}/node_modules/${name}`, `${to}/node_modules/${name}`);
  }
  const catalog = readFileSync(`${root}pnpm-workspace.yaml`, 'utf8').replaceAll('"', '');
  for (const alias of aliases) {
    const folder = `${root}e2e/node_modules/${alias}`;
    const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    if (catalog.includes(`  ${name}: ${version}\n`)) {
      throw new Error(`${name} ${version} is the version that every section uses.`);
    }
    link(folder, `${to}/node_modules/${name}`);
  }
}

function packageNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(`${folder}/${name}`).map((scoped) => `${name}/${scoped}`)
        : [name],
    );
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  // 'junction' is for Windows, where other links need rights.
  symlinkSync(realpathSync(target), path, 'junction');
}
