import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { rsbuildProgram } from '../../tools/build/build.ts';
import { artefactFolder, root } from '../../tools/paths.ts';
import { describeArtefact } from '../../tools/release/artefact.ts';

/** Another checkout: what building a section takes, at a path of another length. */
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

/** Thirty thousand files: linked, where the file system can, they take a second and no room. */
function copy(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'pipe' });
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

// The section with the most chunks, styles and a worker; the shell and all sections are built by one configuration.
it('builds the same bytes from the same sources in another checkout', () => {
  const made = { version: '0.1.0', commit: '0000000', publishedAt: '2026-01-01T00:00:00Z' };
  const elsewhere = checkOut();
  // Linked: written anew, never over the files of this checkout.
  rmSync(`${elsewhere}/dist`, { recursive: true, force: true });
  execFileSync(process.execPath, [rsbuildProgram(elsewhere), 'build'], {
    cwd: elsewhere,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'pipe',
  });
  const here = describeArtefact('handouts', `${artefactFolder('handouts')}/dist`, made);
  expect(here.files.length).toBeGreaterThan(10);
  expect(describeArtefact('handouts', `${elsewhere}/dist`, made).files).toEqual(here.files);
});
