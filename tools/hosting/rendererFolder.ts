import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { serverPackages } from 'shared/build';
import type { Built } from '../build/build.ts';
import { artefactFolder } from '../paths.ts';
import { packageFolder } from '../program.ts';
import { containerfile } from './containerfile.ts';

/** Writes a folder that runs the renderer of a built shell with Node alone: `node renderer.js`. */
export function writeRendererFolder(folder: string, shell: Built): void {
  mkdirSync(folder, { recursive: true });
  cpSync(`${shell.folder}-server`, folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "private": true, "type": "module" }\n');
  writeFileSync(`${folder}/Containerfile`, containerfile);
  copyPackages(serverPackages, artefactFolder('shell'), `${folder}/node_modules`);
}

/** Copies installed packages with their dependencies, as the lockfile has them; without optional ones. */
function copyPackages(names: readonly string[], from: string, into: string): void {
  for (const name of names) {
    if (existsSync(`${into}/${name}`)) continue;
    const folder = packageFolder(from, name);
    cpSync(folder, `${into}/${name}`, { recursive: true });
    const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    copyPackages(Object.keys(manifest.dependencies ?? {}), folder, into);
  }
}
