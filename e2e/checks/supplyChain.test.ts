/** The versions, origins and licences of dependencies. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/paths.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const workspace = read('pnpm-workspace.yaml');
const lockfile = read('pnpm-lock.yaml');

/** The lines of one block of `pnpm-workspace.yaml`, as name and value. */
function block(name: string): [string, string][] {
  const lines = workspace.split(`\n${name}:\n`)[1]?.split('\n\n')[0] ?? '';
  return [...lines.matchAll(/^ {2}"?([^":]+)"?: (.+)$/gm)].map(([, key = '', value = '']) => [
    key,
    value,
  ]);
}

describe('a dependency', () => {
  it.each(block('catalog'))('%s has an exact version: %s', (_, version) => {
    expect(version).toMatch(/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
  });

  it('is declared through the catalog only', () => {
    const packages = readdirSync(root).filter((name) => existsSync(`${root}${name}/package.json`));
    const named = ['.', ...packages].flatMap((name) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${name}/package.json`));
      return Object.values<string>({ ...dependencies, ...devDependencies });
    });
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((version) => !/^(catalog:|workspace:\*)$/.test(version))).toEqual([]);
  });

  it('is locked by its hash and comes from the registry', () => {
    const resolutions = lockfile.match(/^ {4}resolution: .*$/gm) ?? [];
    expect(resolutions.length).toBeGreaterThan(300);
    const others = resolutions.filter(
      (line) => !/^ {4}resolution: \{integrity: sha512-[\w+/=]+\}$/.test(line),
    );
    expect(others).toEqual([]);
  });

  it('is always installed from the lockfile', () => {
    const workflows = readdirSync(join(root, '.github/workflows'));
    const installers = [
      'tools/install.mjs', // of `npm start` and `npm test`
      ...workflows.map((file) => `.github/workflows/${file}`),
    ];
    const installs = installers.flatMap((file) =>
      [...read(file).matchAll(/^.*\b(?:pnpm\b.*\binstall|npm (?:install|i|ci))\b.*$/gm)].map(
        ([line]) => `${file}: ${line.trim()}`,
      ),
    );
    expect(installs.filter((line) => line.startsWith('tools/'))).toHaveLength(1);
    expect(installs.filter((line) => !line.includes('--frozen-lockfile'))).toEqual([]);
  });

  it('runs no install script', () => {
    expect(block('allowBuilds').map(([, allowed]) => allowed)).not.toContain('true');
    expect(workspace).not.toMatch(/dangerouslyAllowAllBuilds|onlyBuiltDependencies/);
  });
});

/** Licences that permit use in a site whose own sources are not published under them. */
const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** The licences of packages without one in `package.json`, from their files. */
const readByHand = new Map([
  ['dejavu-fonts-ttf', 'free: Bitstream Vera and Arev licences (LICENSE)'],
  ['humanize-number', 'MIT (Readme.md)'],
  ['png-js', 'MIT (LICENSE)'],
]);

interface Manifest {
  name: string;
  license?: string | { type: string };
  licenses?: readonly { type: string }[];
}

/** The licences of which one may be chosen, each as the licences that apply together. */
function licencesOf({ license, licenses = [] }: Manifest): string[][] {
  const named = typeof license === 'string' ? license : license?.type;
  const choices = named?.split(/ or /i) ?? licenses.map(({ type }) => type);
  return choices.map((choice) => choice.split(/ and |[()]/i).filter(Boolean));
}

it('every installed package has a permitted licence', () => {
  const store = join(root, 'node_modules/.pnpm');
  const manifests = readdirSync(store)
    .map((folder) => join(store, folder, 'node_modules'))
    .filter((folder) => existsSync(folder))
    .flatMap(manifestsIn);
  expect(manifests.length).toBeGreaterThan(300);
  const others = manifests.filter((manifest) => {
    const allowed = licencesOf(manifest).some(
      (choice) => choice.length > 0 && choice.every((licence) => permitted.has(licence)),
    );
    return !allowed && !readByHand.has(manifest.name);
  });
  expect(others.map((one) => `${one.name}: ${licencesOf(one).join(' or ')}`)).toEqual([]);
});

/** The manifests of the packages in a folder, without links to other packages. */
function manifestsIn(folder: string): Manifest[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      if (name.startsWith('@')) return manifestsIn(join(folder, name));
      const file = join(folder, name, 'package.json');
      return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : [];
    });
}
