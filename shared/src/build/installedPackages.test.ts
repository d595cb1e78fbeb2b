import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { installedPackages, packageFolder } from './installedPackages.ts';

/** Installs packages in a temporary folder, each with its dependencies. */
function install(packages: Record<string, string[]>): string {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'installed-')));
  onTestFinished(() => rmSync(home, { recursive: true }));
  for (const [path, names] of Object.entries(packages)) {
    mkdirSync(join(home, path), { recursive: true });
    const dependencies = Object.fromEntries(names.map((name) => [name, '*']));
    const manifest = { version: '1.0.0', dependencies };
    writeFileSync(join(home, path, 'package.json'), JSON.stringify(manifest));
  }
  return home;
}

it('lists indirect dependencies, also those with the name of a module of Node', () => {
  const home = install({
    section: ['stream-browserify'],
    'section/node_modules/stream-browserify': ['events'],
    'section/node_modules/events': [],
  });
  expect(installedPackages([`${home}/section`])).toEqual([
    'events@1.0.0',
    'stream-browserify@1.0.0',
  ]);
});

it('names a dependency that is not installed', () => {
  const home = install({ section: ['left-out'] });
  expect(() => packageFolder(`${home}/section`, 'left-out')).toThrow('left-out is not installed');
});
