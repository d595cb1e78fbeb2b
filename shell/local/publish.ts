import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SiteConfig } from 'shared/config';
import { contractVersion, type RemoteName, remoteModules } from 'shared/contract';
import type { PublishedFile, RegistryEntry, RegistryFile } from 'shared/registry';
import type { Built } from './build.ts';
import { robots, sitemap, webManifest } from './found.ts';
import { prerender, withConfig, withPage } from './pages.ts';
import { serviceWorker } from './worker.ts';

interface PublishOptions {
  /** Where the servers' folders are: `<folder>/shell`, `<folder>/guides`, … */
  folder: string;
  built: readonly Built[];
  config: SiteConfig;
  /** The origin from which a remote is served. */
  originOf: (remote: RemoteName) => string;
  commit: string;
}

/**
 * Lays the built artefacts out as a host serves them: each remote under `/<remote>/<version>/` of
 * its own origin, the shell with its configuration and the registry.
 */
export function publish({ folder, built, config, originOf, commit }: PublishOptions): void {
  rmSync(folder, { recursive: true, force: true });
  const registry: RegistryFile = { schema: 1, remotes: {} };
  for (const { artefact, folder: dist, version } of built) {
    if (artefact === 'shell') continue;
    const path = `${artefact}/${version}`;
    cpSync(dist, `${folder}/${artefact}/${path}`, { recursive: true });
    registry.remotes[artefact] = {
      ...describe(artefact, dist, `${originOf(artefact)}/${path}`),
      version,
      commit,
      publishedAt: new Date().toISOString(),
      previous: null,
    };
  }
  publishShell(`${folder}/shell`, built, config);
  writeFileSync(`${folder}/shell/registry.json`, `${JSON.stringify(registry, null, 2)}\n`);
}

function publishShell(folder: string, built: readonly Built[], config: SiteConfig): void {
  const shell = built.find(({ artefact }) => artefact === 'shell');
  if (!shell) throw new Error('The shell is not built.');
  mkdirSync(folder, { recursive: true });
  cpSync(shell.folder, folder, { recursive: true });
  const template = withConfig(readFileSync(`${folder}/index.html`, 'utf8'), config);
  const pages = prerender(`${shell.folder}-prerender/main.js`, config);
  for (const page of pages) {
    const file = `${folder}/${page.file}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withPage(template, page));
  }
  const worker = `${shell.folder}-worker/worker.js`;
  writeFileSync(`${folder}/sw.js`, serviceWorker(worker, folder, config));
  writeFileSync(`${folder}/sitemap.xml`, sitemap(config, pages));
  writeFileSync(`${folder}/robots.txt`, robots(config));
  writeFileSync(`${folder}/site.webmanifest`, webManifest(config));
}

/** What the registry says of an artefact: its entry, and per module the files to fetch first. */
function describe(
  remote: RemoteName,
  dist: string,
  base: string,
): Pick<RegistryEntry, 'entry' | 'preload' | 'contract'> {
  const file = (path: string): PublishedFile => ({
    url: `${base}/${path}`,
    integrity: `sha384-${createHash('sha384')
      .update(readFileSync(`${dist}/${path}`))
      .digest('base64')}`,
  });
  const files = ['static/js/async', 'static/css/async'].flatMap((folder) =>
    readdirSync(`${dist}/${folder}`).map((name) => `${folder}/${name}`),
  );
  const preload = Object.fromEntries(
    remoteModules[remote].map((module) => [
      module,
      files.filter((path) => path.includes(`__federation_expose_${module}.`)).map(file),
    ]),
  );
  return { entry: file('remoteEntry.js'), preload, contract: contractVersion };
}
