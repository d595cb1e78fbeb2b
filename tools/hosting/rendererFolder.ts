import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Built } from '../build/build.ts';

/** A file of `tools/hosting/renderer`. */
const fileOf = (name: string) => fileURLToPath(new URL(`renderer/${name}`, import.meta.url));

/** Writes a folder that runs the renderer of this checkout with Node alone: `node renderer.js`. */
export function writeRendererFolder(folder: string, shell: Built): void {
  cpSync(`${shell.folder}-server/renderer.js`, `${folder}/renderer.js`);
  writeFileSync(`${folder}/package.json`, '{ "private": true, "type": "module" }\n');
  cpSync(fileOf('Containerfile'), `${folder}/Containerfile`);
}

/**
 * The systemd unit of the renderer.
 *
 * @param root The folder with `renderer`, which `writeRendererFolder` wrote, and `shell`, the published shell.
 */
export function rendererUnit(root: string, port: string): string {
  const unit = readFileSync(fileOf('renderer.service'), 'utf8');
  return unit.replaceAll('@ROOT@', root).replaceAll('@PORT@', port);
}
