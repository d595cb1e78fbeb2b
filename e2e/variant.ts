import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from 'shared/contract';
import { rsbuildProgram } from '../tools/build/build.ts';
import { artefactFolder, root } from '../tools/paths.ts';

/**
 * Builds a section from changed sources, in a folder of its own: what its team might release next.
 *
 * @param edits Per file below the section's folder, how its text changes.
 * @returns the folder of the production build, two below the one that the caller takes away.
 */
export function buildVariant(
  remote: RemoteName,
  edits: Record<string, (text: string) => string>,
): string {
  const original = artefactFolder(remote);
  // Not below the root: Tailwind finds no class in what the repository ignores.
  const home = mkdtempSync(join(tmpdir(), 'variant-'));
  const folder = `${home}/mf-${remote}`;
  mkdirSync(folder);
  for (const path of ['src', 'package.json', 'tsconfig.json', 'rsbuild.config.ts']) {
    cpSync(`${original}/${path}`, `${folder}/${path}`, { recursive: true });
  }
  // 'junction' is for Windows, where other links need rights.
  symlinkSync(`${original}/node_modules`, `${folder}/node_modules`, 'junction');
  symlinkSync(`${root}shared`, `${home}/shared`, 'junction');
  cpSync(`${root}tsconfig.base.json`, `${home}/tsconfig.base.json`);
  for (const [path, edit] of Object.entries(edits)) {
    const before = readFileSync(`${folder}/${path}`, 'utf8');
    const after = edit(before);
    if (after === before) throw new Error(`The variant changes nothing in ${path}.`);
    writeFileSync(`${folder}/${path}`, after);
  }
  execFileSync(process.execPath, [rsbuildProgram(folder), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'pipe',
  });
  return `${folder}/dist`;
}
