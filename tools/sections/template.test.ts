/** `pnpm create-section` without its installation: what it writes compiles, beside the other sections. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
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
import { sectionManifest } from 'shared/section-manifest';
import { afterAll, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { addToComposition, rarestAccent } from './addToComposition.ts';
import { contract } from './generate.ts';
import { readSections } from './readSections.ts';
import { sectionFiles } from './template.ts';

// Not a name that anybody gives a section: these tests also run where sections were added.
const name = 'test-section';
const files = sectionFiles(name, 3999);
const parsed = (path: string) => JSON.parse(files[path] ?? '');
const tree = mkdtempSync(join(tmpdir(), 'section-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

it('has a valid manifest', () => {
  const manifest = sectionManifest.parse(parsed('section.json'));
  expect(manifest).toMatchObject({ port: 3999, views: { pages: ['overview'], home: ['teaser'] } });
});

it.each([6000, 5900, 10_080])(
  'cannot have the port %i, which browsers or dev:live would block',
  (port) => {
    const { error } = sectionManifest.safeParse({ ...parsed('section.json'), port });
    expect(error?.message).toContain('is blocked by browsers');
  },
);

it('is in the composition with each of its views and search groups', () => {
  const composition = readFileSync(`${root}shell/src/composition.ts`, 'utf8');
  const views = { pages: ['list', 'offer'], home: ['latest'] };
  const added = addToComposition(composition, name, { views, search: ['offers'] });
  const lines = added.split('\n').filter((line) => line.includes(name));
  expect(lines.map((line) => line.trim())).toEqual([
    expect.stringMatching(/^'test-section': '\w+',$/),
    expect.stringMatching(/^'test-section': { it: 'Test section', en: 'Test section'.* },$/),
    "path: '/test-section',",
    "view: { remote: 'test-section', module: 'pages', view: 'list' },",
    "path: '/test-section/offer',",
    "view: { remote: 'test-section', module: 'pages', view: 'offer' },",
    "anchor: 'test-section',",
    "view: { remote: 'test-section', module: 'home', view: 'latest' },",
    "{ remote: 'test-section', group: 'offers' },",
  ]);
});

it('has the accent of the fewest sections', () => {
  expect(rarestAccent(['red', 'green', 'red', 'violet'])).toBe('blue');
  expect(rarestAccent([])).toBe('red');
});

it('compiles, with its contract and its part of the composition', () => {
  copyShared();
  const section = sectionManifest.parse(parsed('section.json'));
  write('shared/src/contract/sections.gen.ts', contract([...readSections(), { name, ...section }]));
  for (const [path, content] of Object.entries(files)) write(`mf-${name}/${path}`, content);
  const shellFile = (file: string) => readFileSync(`${root}shell/src/${file}`, 'utf8');
  const composition = addToComposition(shellFile('composition.ts'), name, section);
  write(`mf-${name}/src/composition.ts`, composition);
  write(`mf-${name}/src/knownValues.gen.ts`, shellFile('knownValues.gen.ts'));
  linkDependencies();
  const tsc = `${root}node_modules/typescript/bin/tsc`;
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', `mf-${name}`], {
    cwd: tree,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

function write(path: string, content: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), content);
}

function copyShared(): void {
  cpSync(`${root}tsconfig.base.json`, `${tree}/tsconfig.base.json`);
  cpSync(`${root}shared/src`, `${tree}/shared/src`, { recursive: true });
  cpSync(`${root}shared/package.json`, `${tree}/shared/package.json`);
  symlinkSync(`${root}shared/node_modules`, `${tree}/shared/node_modules`);
}

/** The dependencies of every section, but this copy of `shared`. */
function linkDependencies(): void {
  const installed = `${root}mf-guides/node_modules`;
  const into = `${tree}/mf-${name}/node_modules`;
  mkdirSync(into);
  for (const dependency of readdirSync(installed)) {
    const source = dependency === 'shared' ? `${tree}/shared` : `${installed}/${dependency}`;
    symlinkSync(source, `${into}/${dependency}`);
  }
}
