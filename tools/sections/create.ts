import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { sectionPorts } from 'shared/contract';
import { isInstalled, repository, root } from '../paths.ts';
import { addToComposition } from './addToComposition.ts';
import { ownRepositoryFiles, readCommandLine } from './ownRepository.ts';
import { readSections } from './readSections.ts';
import { sectionFiles } from './template.ts';

/**
 * `pnpm create-section jobs` creates a section in this repository and adds it to the shell's composition.
 * `linea create-section jobs` creates one that is a repository of its own, in the current folder.
 *
 * @throws Error when the name cannot be a section's, or the section is there already.
 */
export function createSection(name = ''): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Error('Name the section in lower case, such as `create-section jobs`.');
  }
  if (isInstalled) createHere(name);
  else createBesideOthers(name);
}

function createBesideOthers(name: string): void {
  const folder = `${root}mf-${name}`;
  if (existsSync(folder)) throw new Error(`mf-${name} exists already.`);
  const port = Math.max(...readSections().map((section) => section.port)) + 1;
  writeFiles(folder, sectionFiles(name, port));
  const composition = `${root}shell/src/composition.ts`;
  writeFileSync(composition, addToComposition(readFileSync(composition, 'utf8'), name));

  run('install', '--prefer-offline', '--no-frozen-lockfile');
  run('sections');
  run('exec', 'biome', 'check', '--write', `mf-${name}`, 'shell/src/composition.ts');
  console.log(`
mf-${name} is ready, on port ${port}.
  pnpm --filter mf-${name} dev      develop it inside the real shell: /${name} and /#${name}
  pnpm --filter mf-${name} test     its tests
  pnpm --filter mf-${name} release  publish it
Next: its texts (mf-${name}/src/locales), its accent, titles and position on the home page
(shell/src/composition.ts), its team (mf-${name}/section.json, then \`pnpm sections\`).`);
}

/** With `shared` and the command line as the folder's `package.json` has them, which installed this program. */
function createHere(name: string): void {
  if (existsSync(`${repository}section.json`)) throw new Error('A section is here already.');
  const port = Math.max(...Object.values(sectionPorts)) + 1;
  const files = ownRepositoryFiles(name, port, installedAs());
  // What must be there for this program to run; the section's own repeats it.
  const replaced = ['package.json', 'pnpm-workspace.yaml'];
  const taken = Object.keys(files).filter(
    (path) => !replaced.includes(path) && existsSync(repository + path),
  );
  if (taken.length > 0) throw new Error(`${taken.join(', ')} would be overwritten.`);
  writeFiles(repository, files);
  console.log(`
mf-${name} is ready. Install what it needs, then
  npm run test     its tests
  npm run build    its files
Next: the site's repository adds it to its contract and composition, with this section.json. With
packages of a contract that knows it, npm run dev shows it in one tab of the site that deployment.json names.`);
}

/** What the folder's `package.json` says of the two packages; else their versions in a registry. */
function installedAs() {
  const file = `${repository}package.json`;
  const { dependencies = {}, devDependencies = {} } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const all: Record<string, string> = { ...dependencies, ...devDependencies };
  const { version, peerDependencies } = readCommandLine();
  return {
    shared: all.shared ?? `npm:@linea/shared@${peerDependencies.shared}`,
    commandLine: all['@linea/cli'] ?? version,
  };
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    const file = resolve(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function run(...args: string[]): void {
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  execFileSync('npx', ['--yes', packageManager, ...args], { cwd: root, stdio: 'inherit' });
}
