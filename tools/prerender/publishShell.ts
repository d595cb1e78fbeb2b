import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SiteConfig } from 'shared/config';
import { hashFiles } from 'shared/hash-files';
import { shellRecordName } from 'shared/registry';
import { pageHtml, templateName } from '../../shell/server/pageHtml.ts';
import { listedPaths, sitemap } from '../../shell/server/sitemap.ts';
import type { Built } from '../build/build.ts';
import { integrityOf } from '../registry/artefact.ts';
import { describeShell } from '../registry/shellRecord.ts';
import { type PublishedScript, pageTemplate, prerender, withConfig } from './htmlPages.ts';
import { robots, webManifest } from './seoFiles.ts';
import { serviceWorker } from './serviceWorker.ts';

/** Writes the shell's files for one installation: pages, service worker, record; not the registry. */
export function publishShell(
  folder: string,
  shell: Built,
  config: SiteConfig,
  commit: string,
): void {
  cpSync(shell.folder, folder, { recursive: true });
  const preloadScript = copyPreloadScript(`${shell.folder}-preload/preload.js`, folder);
  const html = withConfig(readFileSync(`${folder}/index.html`, 'utf8'), config);
  const template = pageTemplate(html, preloadScript, shell.version);
  // The renderer fills it too.
  writeFileSync(`${folder}/${templateName}`, template);
  const pages = prerender(`${shell.folder}-server/prerender.js`, config);
  for (const page of pages) {
    const file = `${folder}/${page.file}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageHtml(template, page));
  }
  const worker = `${shell.folder}-service-worker/worker.js`;
  writeFileSync(`${folder}/sw.js`, serviceWorker(worker, folder, config));
  // The renderer and `pnpm render` add the pages that only the data knows.
  writeFileSync(`${folder}/sitemap.xml`, sitemap(config.url, listedPaths));
  writeFileSync(`${folder}/robots.txt`, robots(config));
  writeFileSync(`${folder}/site.webmanifest`, webManifest(config));
  const record = describeShell(shell.version, commit);
  writeFileSync(`${folder}/${shellRecordName}`, `${JSON.stringify(record, null, 2)}\n`);
}

/** Copies the preload script under a hashed name, so that it can be cached as immutable. */
function copyPreloadScript(program: string, folder: string): PublishedScript {
  const path = `/static/js/preload.${hashFiles([program]).slice(0, 10)}.js`;
  cpSync(program, folder + path);
  return { path, integrity: integrityOf(readFileSync(program)) };
}
