import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { rsbuildProgram } from '../../tools/build/build.ts';
import { artefactFolder, root } from '../../tools/paths.ts';
import { createReleaseRecord } from '../../tools/registry/artefact.ts';

/** Copies what building a remote needs to a path of another length. */
function checkOut(): string {
  const home = mkdtempSync(join(tmpdir(), 'another-checkout-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  for (const name of [
    'mf-handouts',
    'shared',
    'node_modules',
    'package.json',
    'pnpm-lock.yaml',
    'tsconfig.base.json',
  ]) {
    copy(root + name, `${home}/${name}`);
  }
  return `${home}/mf-handouts`;
}

/** With hard links where possible: copying thirty thousand files takes long. */
function copy(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'pipe' });
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

// The remote with the most chunks and a worker; all artefacts share one build configuration.
it('builds the same bytes from the same sources in another checkout', () => {
  const build = { version: '0.1.0', commit: '0000000', publishedAt: '2026-01-01T00:00:00Z' };
  const elsewhere = checkOut();
  // Writing over hard links would change the files of this checkout.
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
