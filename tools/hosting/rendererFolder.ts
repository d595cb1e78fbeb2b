import { cpSync, writeFileSync } from 'node:fs';
import type { Built } from '../build/build.ts';
import { containerfile } from './containerfile.ts';

/** Writes a folder that runs the renderer of a built shell with Node alone: `node renderer.js`. */
export function writeRendererFolder(folder: string, shell: Built): void {
  cpSync(`${shell.folder}-server`, folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "private": true, "type": "module" }\n');
  writeFileSync(`${folder}/Containerfile`, containerfile);
}
