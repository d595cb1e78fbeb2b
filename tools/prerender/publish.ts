import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SiteConfig } from 'shared/config';
import { type RemoteName, remoteNames } from 'shared/contract';
import { hashFiles } from 'shared/hash-files';
import { type RegistryFile, releaseRecordName, shellRecordName } from 'shared/registry';
import type { Built } from '../build/build.ts';
import { describeArtefact, integrityOf, publishedVersionOf } from '../release/artefact.ts';
import { registryName } from '../release/changeRegistry.ts';
import { describeShell } from '../release/shellRecord.ts';
import { type PublishedScript, prerender, withConfig, withPage } from './htmlPages.ts';
import { robots, sitemap, webManifest } from './seoFiles.ts';
import { serviceWorker } from './serviceWorker.ts';

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
    const publishedAt = new Date().toISOString();
    const record = describeArtefact(artefact, dist, { version, commit, publishedAt });
    writeJson(`${folder}/${artefact}/${path}/${releaseRecordName}`, record);
    const base = `${originOf(artefact)}/${path}`;
    registry.remotes[artefact] = publishedVersionOf(record, base);
  }
  const shell = built.find(({ artefact }) => artefact === 'shell');
  if (!shell) throw new Error('The shell is not built.');
  publishShell(`${folder}/shell`, shell, config, commit);
  writeJson(`${folder}/shell/${registryName}`, registry);
  writeJson(`${folder}/${configName}`, config);
  writeJson(`${folder}/${deploymentName}`, deploymentHere(config, originOf));
}

const configName = 'config.json';

/** The description of this installation, so that sections can be released to it. */
const deploymentName = 'deployment.json';

function deploymentHere({ url }: SiteConfig, originOf: (remote: RemoteName) => string) {
  const sections = remoteNames.map((remote) => [remote, { folder: remote, url: originOf(remote) }]);
  return {
    site: url,
    config: configName,
    registry: { folder: 'shell' },
    sections: Object.fromEntries(sections),
  };
}

function writeJson(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

/** Puts the script that runs before the shell where it is kept for ever. */
function placeEarly(program: string, folder: string): PublishedScript {
  const path = `/static/js/preload.${hashFiles([program]).slice(0, 10)}.js`;
  cpSync(program, folder + path);
  return { path, integrity: integrityOf(readFileSync(program)) };
}

/** Lays out the shell's files for one installation: pages, worker, records; no registry. */
export function publishShell(
  folder: string,
  shell: Built,
  config: SiteConfig,
  commit: string,
): void {
  mkdirSync(folder, { recursive: true });
  cpSync(shell.folder, folder, { recursive: true });
  const template = withConfig(readFileSync(`${folder}/index.html`, 'utf8'), config);
  const early = placeEarly(`${shell.folder}-preload/preload.js`, folder);
  const pages = prerender(`${shell.folder}-server/main.js`, config);
  for (const page of pages) {
    const file = `${folder}/${page.file}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withPage(template, page, early));
  }
  const worker = `${shell.folder}-service-worker/worker.js`;
  writeFileSync(`${folder}/sw.js`, serviceWorker(worker, folder, config));
  writeFileSync(`${folder}/sitemap.xml`, sitemap(config, pages));
  writeFileSync(`${folder}/robots.txt`, robots(config));
  writeFileSync(`${folder}/site.webmanifest`, webManifest(config));
  writeJson(`${folder}/${shellRecordName}`, describeShell(shell.version, commit));
}
