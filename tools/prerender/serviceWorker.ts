import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SiteConfig } from 'shared/config';
import { filesBelow } from '../paths.ts';

/** The files that the service worker precaches: code, styles and fonts of the frame. */
const framePaths = /^(static\/.+\.(js|css|woff2)|favicon\.svg|index\.html)$/;

/**
 * The service worker of one published shell: the build, preceded by its list of files to precache.
 *
 * @param program The built `shell/service-worker/main.ts`.
 * @param folder The published shell; its files are named with their contents' hashes.
 */
export function serviceWorker(program: string, folder: string, { supabase }: SiteConfig): string {
  const precache = filesBelow(folder)
    .filter((path) => framePaths.test(path))
    .map((path) => ({
      url: `/${path}`,
      revision: path.startsWith('static/') ? null : hashOf(`${folder}/${path}`),
    }));
  const published = { precache, backend: new URL(supabase.url).href.replace(/\/$/, '') };
  return `self.__PUBLISHED = ${JSON.stringify(published)};\n${readFileSync(program, 'utf8')}`;
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
