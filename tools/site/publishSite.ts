import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteConfig } from 'shared/config';
import { type RemoteName, remoteNames } from 'shared/contract';
import {
  type RegistryFile,
  releaseRecordName,
  type ShellRecord,
  shellRecordName,
} from 'shared/registry';
import { shellEntryPath } from '../../shell/src/boot/shellVersions.ts';
import type { Built } from '../build/build.ts';
import { publishShell } from '../prerender/publishShell.ts';
import { registryName } from '../registry/composeRegistry.ts';
import { parseEntry, sectionEntryPath } from '../registry/entries.ts';
import { released } from '../registry/entryTransitions.ts';
import { createReleaseRecord, publishedVersionOf } from '../registry/sectionRecord.ts';
import { shellFilePath, shellVersionOf } from '../registry/shellRecord.ts';

interface PublishOptions {
  /** Parent of the servers' folders: `<folder>/shell`, `<folder>/guides`, … */
  folder: string;
  built: readonly Built[];
  config: SiteConfig;
  /** The origin from which a remote is served. */
  originOf: (remote: RemoteName) => string;
  commit: string;
}

const configName = 'config.json';

/**
 * Lays out all artefacts as hosts serve them: each remote under `/<remote>/<version>/` of its own
 * origin, the shell with its configuration and the registry, and a `deployment.json` so that sections
 * can be released to this site.
 */
export function publishSite({ folder, built, config, originOf, commit }: PublishOptions): void {
  rmSync(folder, { recursive: true, force: true });
  const registry: RegistryFile = { schema: 1, remotes: {} };
  for (const { artefact, folder: dist, version } of built) {
    if (artefact === 'shell') continue;
    const path = `${artefact}/${version}`;
    cpSync(dist, `${folder}/${artefact}/${path}`, { recursive: true });
    const publishedAt = new Date().toISOString();
    const record = createReleaseRecord(artefact, dist, { version, commit, publishedAt });
    writeJson(`${folder}/${artefact}/${path}/${releaseRecordName}`, record);
    registry.remotes[artefact] = publishedVersionOf(record, `${originOf(artefact)}/${path}`);
  }
  const shell = built.find(({ artefact }) => artefact === 'shell');
  if (!shell) throw new Error('The shell is not built.');
  placeVersion(
    `${folder}/shell`,
    publishShell(`${folder}/shell`, shell, config, commit),
    config.url,
  );
  cpSync(fileURLToPath(new URL('demonstration', import.meta.url)), `${folder}/shell`, {
    recursive: true,
  });
  writeJson(`${folder}/shell/${registryName}`, registry);
  writeJson(`${folder}/${configName}`, config);
  writeJson(`${folder}/deployment.json`, {
    site: config.url,
    config: configName,
    registry: { folder: 'shell' },
    sections: Object.fromEntries(
      remoteNames.map((remote) => [remote, { folder: remote, url: originOf(remote) }]),
    ),
  });
}

/** What teams have released into a published site since: `guides 0.1.0-abc`. */
export function releasedIn(folder: string): string[] {
  const read = (path: string) => (existsSync(path) ? parseEntry(readFileSync(path)) : undefined);
  const shell = read(`${folder}/shell/${shellEntryPath}`);
  const entries = [
    // Publishing writes the shell's entry, which has no version before then, and none of a section's.
    ['shell', shell?.previous || shell?.canary ? shell : undefined] as const,
    ...remoteNames.map(
      (remote) => [remote, read(`${folder}/${remote}/${sectionEntryPath(remote)}`)] as const,
    ),
  ];
  return entries.flatMap(([name, entry]) => (entry ? [`${name} ${entry.version}`] : []));
}

/** Makes a shell that was published into the site's folder its live version: docs/decisions/0020-shell-versions.md. */
export function placeVersion(folder: string, record: ShellRecord, site: string): void {
  const { version, files, server } = record;
  for (const { path } of files) {
    const copy = shellFilePath(version, path);
    if (copy !== path) cpSync(`${folder}/${path}`, `${folder}/${copy}`);
  }
  // Pages do not request it.
  if (server)
    renameSync(`${folder}/${server.path}`, `${folder}/${shellFilePath(version, server.path)}`);
  writeJson(`${folder}/${shellFilePath(version, shellRecordName)}`, record);
  writeJson(`${folder}/${shellEntryPath}`, released(undefined, shellVersionOf(record, site)));
}

function writeJson(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
