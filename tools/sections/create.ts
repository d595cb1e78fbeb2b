import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from '../paths.ts';
import { addToComposition } from './addToComposition.ts';
import { readSections } from './readSections.ts';
import { sectionFiles } from './template.ts';

/** `pnpm create-section jobs`: creates a section and adds it to the shell's composition. */
const [name = ''] = process.argv.slice(2);
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
  fail('Name the section in lower case, such as `pnpm create-section jobs`.');
}
const folder = `${root}mf-${name}`;
if (existsSync(folder)) fail(`mf-${name} exists already.`);

const port = Math.max(...readSections().map((section) => section.port)) + 1;
for (const [path, content] of Object.entries(sectionFiles(name, port))) {
  mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
  writeFileSync(`${folder}/${path}`, content);
}
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

function run(...args: string[]): void {
  const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  execFileSync('npx', ['--yes', packageManager, ...args], { cwd: root, stdio: 'inherit' });
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
