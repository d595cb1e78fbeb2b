import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { rsbuildProgram } from '../../tools/build/build.ts';
import { artefactFolder, root } from '../../tools/paths.ts';
import { createReleaseRecord } from '../../tools/registry/artefact.ts';

const sources = ['mf-handouts', 'shared'];
const store = 'node_modules/.pnpm';

/** Copies what building a remote needs to a path of another length. */
function checkOut(): string {
  const home = mkdtempSync(join(tmpdir(), 'another-checkout-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const files = [...sources, 'package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];
  copy(files, home);
  mkdirSync(join(home, store), { recursive: true });
  copy(installedFor(sources), join(home, store));
  return `${home}/mf-handouts`;
}

/** With links as they are; `cp` is many times as fast as Node. */
function copy(names: readonly string[], to: string): void {
  execFileSync('cp', ['-RP', ...names, to], { cwd: root });
}

/** What is installed for some packages: a third of all, and copying that takes long on a slow disk. */
function installedFor(packages: readonly string[]): string[] {
  const found = new Set<string>();
  const collect = (modules: string) => {
    for (const link of linksIn(modules)) {
      const target = relative(realpathSync(root + store), realpathSync(link));
      const folder = join(store, target.split(sep)[0] ?? '');
      // A package of the workspace is copied as a source.
      if (target.startsWith('..') || found.has(folder)) continue;
      found.add(folder);
      collect(join(root, folder, 'node_modules'));
    }
  };
  for (const name of packages) collect(join(root, name, 'node_modules'));
  return [...found];
}

/** The packages that a folder `node_modules` links to, also those of a scope. */
function linksIn(modules: string): string[] {
  return readdirSync(modules, { withFileTypes: true }).flatMap((entry) => {
    const path = join(modules, entry.name);
    if (entry.isSymbolicLink()) return [path];
    return entry.name.startsWith('@') ? linksIn(path) : [];
  });
}

// The remote with the most chunks and a worker; all artefacts share one build configuration.
it('builds the same bytes from the same sources in another checkout', { timeout: 240_000 }, () => {
  const build = { version: '0.1.0', commit: '0000000', publishedAt: '2026-01-01T00:00:00Z' };
  const elsewhere = checkOut();
  rmSync(`${elsewhere}/dist`, { recursive: true, force: true });
  execFileSync(process.execPath, [rsbuildProgram(elsewhere), 'build'], {
    cwd: elsewhere,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'pipe',
  });
  const here = createReleaseRecord('handouts', `${artefactFolder('handouts')}/dist`, build);
  expect(here.files.length).toBeGreaterThan(10);
  expect(createReleaseRecord('handouts', `${elsewhere}/dist`, build).files).toEqual(here.files);
});
