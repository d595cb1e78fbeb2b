import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { remoteNames } from 'shared/contract';
import { sectionManifest } from 'shared/section-manifest';
import { isInstalled, repository, root } from '../paths.ts';
import { addToComposition } from './addToComposition.ts';
import { ownRepositoryFiles, readCommandLine } from './ownRepository.ts';
import { nextPort, requireFree } from './requireFree.ts';
import { sectionFiles } from './template.ts';

/**
 * `pnpm create-section jobs` creates a section in this repository and adds it to the shell's composition.
 * `linea create-section jobs` creates one that is a repository of its own, in the current folder.
 *
 * @param manifest The `section.json` of a section that has a repository of its own: only that is added here.
 * @throws Error when the name cannot be a section's, or the section is there already.
 */
export function createSection(name = '', manifest?: string): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Error('Name the section in lower case, such as `create-section jobs`.');
  }
  if (isInstalled && manifest !== undefined) {
    throw new Error('--manifest is for the repository of the site.');
  }
  if (isInstalled) createHere(name);
  else if (manifest === undefined) createBesideOthers(name);
  else addFromItsRepository(name, manifest);
}

function createBesideOthers(name: string): void {
  const port = nextPort();
  requireFree(name, port);
  addSection(name, sectionFiles(name, port));
  console.log(`
mf-${name} is ready, on port ${port}.
  pnpm --filter mf-${name} dev      develop it inside the real shell: /${name} and /#${name}
  pnpm --filter mf-${name} test     its tests
To publish it, commit; name its files in the deployment file, and write the hosting kit again, whose policy allows
their origin (\`npm start\` does both for this machine's site); then
  pnpm --filter mf-${name} release  its files, which no page shows yet
  pnpm --filter shell release  its places in the site
Next: its texts (mf-${name}/src/locales), its accent, titles and position on the home page
(shell/src/composition.ts), its team (mf-${name}/section.json, then \`pnpm sections\`).`);
}

/** What the contract and the composition need of a section whose sources are elsewhere. */
function addFromItsRepository(name: string, manifest: string): void {
  // pnpm runs scripts in the package's folder.
  const content = readFileSync(resolve(process.env.INIT_CWD ?? '.', manifest), 'utf8');
  const { port } = sectionManifest.parse(JSON.parse(content));
  requireFree(name, port);
  addSection(name, { 'section.json': content });
  console.log(`
The contract knows ${name}. Next: its accent, titles and places (shell/src/composition.ts), then a pull request.
When that is merged, name its files in the deployment file, and write the hosting kit again; then
  pnpm pack-packages           the packages with which its team releases it
  pnpm --filter shell release  its places in the site; until the team has released, they say that they are out of service`);
}

/** Writes a section's files, and adds it to the contract and to the composition. */
function addSection(name: string, files: Readonly<Record<string, string>>): void {
  const folder = `${root}mf-${name}`;
  if (existsSync(folder)) throw new Error(`mf-${name} exists already.`);
  const composition = `${root}shell/src/composition.ts`;
  const manifest = sectionManifest.parse(JSON.parse(files['section.json'] ?? ''));
  // Before anything is written: after an error, a second run would find the folder.
  const changed = addToComposition(readFileSync(composition, 'utf8'), name, manifest);
  writeFiles(folder, files);
  writeFileSync(composition, changed);
  if (files['package.json']) run('install', '--prefer-offline', '--no-frozen-lockfile');
  run('sections');
  run('exec', 'biome', 'check', '--write', `mf-${name}`, 'shell/src/composition.ts');
}

/** With `shared` and the command line as the folder's `package.json` has them, which installed this program. */
function createHere(name: string): void {
  if (existsSync(`${repository}section.json`)) throw new Error('A section is here already.');
  const port = nextPort();
  // A section that the site knows may move here.
  if (!remoteNames.some((known) => known === name)) requireFree(name, port);
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

Before its first release the site must know it. In the site's repository, with the path of this section.json:
  pnpm create-section ${name} --manifest <path>/section.json
What follows, that command says; here, npm run check says what is missing.`);
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
