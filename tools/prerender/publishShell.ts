import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { SiteConfig } from 'shared/config';
import { hashFiles } from 'shared/hash-files';
import type { ShellRecord } from 'shared/registry';
import { pageHtml, templateName } from '../../shell/server/pageHtml.ts';
import { listedPaths, sitemap } from '../../shell/server/sitemap.ts';
import { withVersions } from '../../shell/server/versionsBlock.ts';
import { shellServerFile } from '../../shell/src/boot/shellVersions.ts';
import type { Built } from '../build/build.ts';
import { filesBelow } from '../paths.ts';
import { describeFile, integrityOf } from '../registry/sectionRecord.ts';
import { describeShell } from '../registry/shellRecord.ts';
import { type PublishedScript, pageTemplate, prerender, withConfig } from './htmlPages.ts';
import { robots, webManifest } from './seoFiles.ts';
import { serverFile } from './serverFile.ts';
import { serviceWorker } from './serviceWorker.ts';

/**
 * Writes the files of a version of the shell for one installation, as they are in the site's folder: assets,
 * pages, service worker; neither its record nor the registry.
 *
 * @returns the record. The version's name contains a hash of all files, because they also depend on the
 *   configuration.
 */
export function publishShell(
  folder: string,
  shell: Built,
  config: SiteConfig,
  commit: string,
): ShellRecord {
  const filter = (path: string) => basename(path) !== 'build.json';
  cpSync(shell.folder, folder, { recursive: true, filter });
  const preloadScript = copyPreloadScript(`${shell.folder}-preload/preload.js`, folder);
  const html = withConfig(readFileSync(`${folder}/index.html`, 'utf8'), config);
  const template = pageTemplate(html, preloadScript);
  writeFileSync(`${folder}/${templateName}`, template);
  const pages = prerender(`${shell.folder}-server/prerender.js`, config);
  for (const page of pages) {
    const file = `${folder}/${page.file}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageHtml(template, page));
  }
  // The renderer and `pnpm render` add the pages that only the data knows.
  writeFileSync(`${folder}/sitemap.xml`, sitemap(config.url, listedPaths));
  writeFileSync(`${folder}/robots.txt`, robots(config));
  writeFileSync(`${folder}/site.webmanifest`, webManifest(config));
  const worker = `${shell.folder}-service-worker/worker.js`;
  const server = `${shell.folder}-server/server.js`;
  const version = `${shell.version}-${hashFiles([folder, worker, server]).slice(0, 6)}`;
  for (const path of filesBelow(folder).filter((file) => file.endsWith('.html'))) {
    const page = readFileSync(`${folder}/${path}`, 'utf8');
    writeFileSync(`${folder}/${path}`, withVersions(page, { version }));
  }
  writeFileSync(`${folder}/sw.js`, serviceWorker(worker, folder, config));
  const files = filesBelow(folder).map((path) => describeFile(folder, path));
  const drawn = readFileSync(`${folder}/${templateName}`, 'utf8');
  writeFileSync(`${folder}/${shellServerFile}`, serverFile(readFileSync(server, 'utf8'), drawn));
  return {
    schema: 1,
    version,
    build: shell.version,
    commit,
    publishedAt: new Date().toISOString(),
    ...describeShell(),
    files,
    server: describeFile(folder, shellServerFile),
  };
}

/** Copies the preload script under a hashed name, so that it can be cached as immutable. */
function copyPreloadScript(program: string, folder: string): PublishedScript {
  const path = `/static/js/preload.${hashFiles([program]).slice(0, 10)}.js`;
  cpSync(program, folder + path);
  return { path, integrity: integrityOf(readFileSync(program)) };
}
