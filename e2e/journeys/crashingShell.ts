import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Built } from '../../tools/build/build.ts';
import { artefactFolder } from '../../tools/paths.ts';

/** The built shell, with an entry that throws before it does anything. */
export function crashingShell(version: string): Built & { remove: () => void } {
  const home = mkdtempSync(join(tmpdir(), 'crashing-'));
  for (const name of ['dist', 'dist-preload', 'dist-server', 'dist-service-worker']) {
    cpSync(`${artefactFolder('shell')}/${name}`, `${home}/${name}`, { recursive: true });
  }
  const folder = `${home}/dist`;
  const name = readdirSync(`${folder}/static/js`).find((file) => /^index\.\w+\.js$/.test(file));
  if (!name) throw new Error('The shell has no entry.');
  const path = `static/js/${name}`;
  const crashing = path.replace('index.', 'index.crashing');
  const source = `throw new Error('broken on purpose');${readFileSync(`${folder}/${path}`, 'utf8')}`;
  rmSync(`${folder}/${path}`);
  writeFileSync(`${folder}/${crashing}`, source);
  const integrity = `sha256-${createHash('sha256').update(source).digest('base64')}`;
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  const entry = new RegExp(`src="/${path}"([^>]*)integrity="[^"]*"`);
  if (!entry.test(page)) throw new Error('The page does not load the entry.');
  writeFileSync(
    `${folder}/index.html`,
    page.replace(
      entry,
      (_, attributes) => `src="/${crashing}"${attributes}integrity="${integrity}"`,
    ),
  );
  return {
    artefact: 'shell',
    folder,
    version,
    remove: () => rmSync(home, { recursive: true }),
  };
}
